import { useState } from 'react';
import { CopyButton } from '../shared/ui/CopyButton.tsx';
import { Scroller } from '../shared/ui/Scroller.tsx';
import { Segmented } from '../shared/ui/Segmented.tsx';
import { attributesOf, type Config, messagesOf, SANDBOX_KEY, settingOf } from './config.ts';
import { Panel } from './parts.tsx';
import { useOrigin } from './use-config.ts';

const textOf = (name: string, text: string, origin: string) => {
  if (settingOf(name).kind === 'flag') return true;
  return name === 'redirect-url' ? new URL(text, origin).href : text;
};

/**
 * Addresses become absolute, so that the snippet works anywhere.
 * @param apiKey any key except the sandbox's is a secret and becomes a placeholder
 */
export const snippetInput = (config: Config, apiKey: string, origin: string) => {
  const attributes = attributesOf(config);
  const base = attributes.find(([name]) => name === 'api-base')?.[1] ?? '/api';
  return {
    scriptUrl: `${origin}/widget/data-connect.js`,
    attributes: [
      ['api-base', new URL(base, origin).href] as const,
      ['api-key', apiKey === SANDBOX_KEY ? SANDBOX_KEY : 'YOUR_API_KEY'] as const,
      ...attributes
        .filter(([name]) => name !== 'api-base')
        .map(([name, text]) => [name, textOf(name, text, origin)] as const),
    ],
    messages: messagesOf(config),
  };
};

type SnippetInput = ReturnType<typeof snippetInput>;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** For HTML and Vue templates. */
const quoted = (text: string): string => {
  const quote = text.includes('"') && !text.includes("'") ? "'" : '"';
  const special = quote === '"' ? /[&<>"]/g : /[&<>]/g;
  return `${quote}${text.replace(special, (letter) => ENTITIES[letter] ?? letter)}${quote}`;
};

/** Cannot end a script element early. */
const scriptValue = (value: unknown, indent = ''): string =>
  JSON.stringify(value, null, 2)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
    .replaceAll('\n', `\n${indent}`);

const hasMessages = ({ messages }: SnippetInput) => Object.keys(messages).length > 0;

export const htmlSnippet = (input: SnippetInput): string => {
  const attributes = input.attributes.map(([name, text]) =>
    text === true ? `  ${name}` : `  ${name}=${quoted(text)}`,
  );
  const messages = hasMessages(input) ? [`  button.messages = ${scriptValue(input.messages, '  ')};`] : [];
  return [
    `<script type="module" src=${quoted(input.scriptUrl)}></script>`,
    '',
    '<data-connect-button',
    ...attributes,
    '></data-connect-button>',
    '',
    '<script type="module">',
    "  const button = document.querySelector('data-connect-button');",
    ...messages,
    "  button.addEventListener('complete', ({ detail }) => console.log(detail));",
    '</script>',
    '',
  ].join('\n');
};

const propertyName = (attribute: string) =>
  attribute.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

// A JSX string has no escapes, so a text that needs one becomes an expression.
const jsxValue = (text: string) => (/["&{}<>\\\n\r\t]/.test(text) ? `{${scriptValue(text)}}` : `"${text}"`);

const propOf = ([name, text]: SnippetInput['attributes'][number]) => {
  const property = propertyName(name);
  if (text === true) return `    ${property}`;
  const isTiers = name === 'request-data' && /^\s*[{[]/.test(text);
  return isTiers
    ? `    ${property}={${scriptValue(JSON.parse(text), '    ')}}`
    : `    ${property}=${jsxValue(text)}`;
};

export const reactSnippet = (input: SnippetInput): string =>
  [
    "import { DataConnect } from 'data-connect/react';",
    '',
    'export const SignIn = () => (',
    '  <DataConnect',
    ...input.attributes.map(propOf),
    ...(hasMessages(input) ? [`    messages={${scriptValue(input.messages, '    ')}}`] : []),
    '    onComplete={(result) => console.log(result)}',
    '  />',
    ');',
    '',
  ].join('\n');

export const vueSnippet = (input: SnippetInput): string => {
  const attributes = input.attributes.map(([name, text]) =>
    text === true ? `    ${name}` : `    ${name}=${quoted(text)}`,
  );
  return [
    '<script setup>',
    "import 'data-connect';",
    '',
    '// In vite.config: vue({ template: { compilerOptions: {',
    "//   isCustomElement: (tag) => tag === 'data-connect-button' } } })",
    ...(hasMessages(input) ? [`const messages = ${scriptValue(input.messages)};`] : []),
    'const onComplete = ({ detail }) => console.log(detail);',
    '</script>',
    '',
    '<template>',
    '  <data-connect-button',
    ...attributes,
    ...(hasMessages(input) ? ['    :messages.prop="messages"'] : []),
    '    @complete="onComplete"',
    '  />',
    '</template>',
    '',
  ].join('\n');
};

const LANGUAGES = [
  { value: 'html', name: 'HTML' },
  { value: 'react', name: 'React' },
  { value: 'vue', name: 'Vue' },
] as const;
type Language = (typeof LANGUAGES)[number]['value'];

const WRITERS = { html: htmlSnippet, react: reactSnippet, vue: vueSnippet } as const;

export const SnippetPanel = ({ config, apiKey }: { config: Config; apiKey: string }) => {
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
