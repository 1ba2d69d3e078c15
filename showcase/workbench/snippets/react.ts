import { hasMessages, type SnippetInput, scriptValue } from './snippet.ts';

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

/** The typed component of `data-connect/react`. */
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
