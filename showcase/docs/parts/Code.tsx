import { CopyButton } from '../../shared/ui/CopyButton.tsx';
import { Scroller } from '../../shared/ui/Scroller.tsx';
import { type ServedWidget, useServed } from '../reference/served.ts';
import environment from '../samples/server/host.env?raw';
import texts from './before-you-start.json';
import { P } from './text.tsx';

export const Code = ({ title, code: text }: { title: string; code: string }) => {
  const code = text.trim();
  return (
    <figure className="docs-code mt-5 overflow-clip rounded-[0.625rem] border border-line bg-surface">
      <figcaption className="flex items-center justify-between gap-3 py-1 pr-1.5 pl-4">
        <span className="min-w-0 text-sm break-words text-muted">{title}</span>
        <span data-island="copy" data-label={title} className="print:hidden">
          <CopyButton text={() => code} label={title} />
        </span>
      </figcaption>
      <Scroller label={title} className="px-4 pb-4">
        <pre className="font-mono text-[0.8125rem] leading-5">
          <code>{code}</code>
        </pre>
      </Scroller>
    </figure>
  );
};

interface TagProps {
  readonly kind: keyof ServedWidget['tags'];
  readonly title: string;
}

export const Tag = ({ kind, title }: TagProps) => <Code title={title} code={useServed().tags[kind]} />;

interface BeforeYouStartProps {
  readonly takes: 'package' | 'files';
  /** The file in which the framework reads the variables of the server. */
  readonly variables?: string;
}

export const BeforeYouStart = ({ takes, variables }: BeforeYouStartProps) => (
  <>
    <P>{texts[takes]}</P>
    {variables && <Code title={variables} code={environment} />}
    <P>{texts.later}</P>
  </>
);
