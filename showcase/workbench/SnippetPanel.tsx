import { useState } from 'react';
import { CopyButton } from '../shared/ui/CopyButton.tsx';
import { Scroller } from '../shared/ui/Scroller.tsx';
import { Segmented } from '../shared/ui/Segmented.tsx';
import type { Config } from './config.ts';
import { Panel } from './parts.tsx';
import { htmlSnippet, reactSnippet, snippetInput, vueSnippet } from './snippets.ts';
import { useOrigin } from './use-config.ts';

const LANGUAGES = [
  { value: 'html', name: 'HTML' },
  { value: 'react', name: 'React' },
  { value: 'vue', name: 'Vue' },
] as const;
type Language = (typeof LANGUAGES)[number]['value'];

const WRITERS = { html: htmlSnippet, react: reactSnippet, vue: vueSnippet } as const;

export interface SnippetPanelProps {
  readonly config: Config;
  readonly apiKey: string;
}

/** The current configuration as code. */
export const SnippetPanel = ({ config, apiKey }: SnippetPanelProps) => {
  const [language, setLanguage] = useState<Language>('html');
  const code = WRITERS[language](snippetInput(config, apiKey, useOrigin()));
  return (
    <Panel
      title="Code"
      className="h-96"
      actions={
        <>
          <Segmented
            legend="Language"
            isLegendHidden
            value={language}
            values={LANGUAGES}
            onChange={setLanguage}
          />
          <CopyButton text={() => code} label="the code" />
        </>
      }
    >
      <Scroller
        label={`Code for ${LANGUAGES.find(({ value }) => value === language)?.name}`}
        className="flex-1 p-4"
      >
        <pre className="font-mono text-[0.8125rem] leading-5">
          <code>{code}</code>
        </pre>
      </Scroller>
    </Panel>
  );
};
