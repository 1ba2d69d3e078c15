import { hasMessages, quoted, type SnippetInput, scriptValue } from './snippet.ts';

/** Script, tag and listener, for a page or as a page. */
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
