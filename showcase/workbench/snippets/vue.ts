import { hasMessages, quoted, type SnippetInput, scriptValue } from './snippet.ts';

/** A single-file component with the tag. */
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
