import { attributesOf, type Config, messagesOf } from '../config/config.ts';
import { SANDBOX_KEY, settingOf } from '../config/settings.ts';

/** The input of a snippet: the valid settings, with absolute addresses, so that the snippet works anywhere. */
export interface SnippetInput {
  readonly attributes: readonly (readonly [name: string, text: string | true])[];
  readonly messages: Readonly<Record<string, string>>;
  readonly scriptUrl: string;
}

const textOf = (name: string, text: string, origin: string) => {
  if (settingOf(name).kind === 'flag') return true;
  return name === 'redirect-url' ? new URL(text, origin).href : text;
};

/**
 * @param apiKey the key in use; any key except the sandbox's is a secret and becomes a placeholder
 * @param origin origin of this page, the sandbox and the widget's files
 */
export const snippetInput = (config: Config, apiKey: string, origin: string): SnippetInput => {
  const attributes = attributesOf(config, origin);
  const base = attributes.find(([name]) => name === 'api-base')?.[1] ?? '/api';
  return {
    scriptUrl: `${origin}/widget/data-connect.js`,
    attributes: [
      ['api-base', new URL(base, origin).href],
      ['api-key', apiKey === SANDBOX_KEY ? SANDBOX_KEY : 'YOUR_API_KEY'],
      ...attributes
        .filter(([name]) => name !== 'api-base')
        .map(([name, text]) => [name, textOf(name, text, origin)] as const),
    ],
    messages: messagesOf(config, origin),
  };
};

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A value with its quotes, for HTML and Vue templates. */
export const quoted = (text: string): string => {
  const quote = text.includes('"') && !text.includes("'") ? "'" : '"';
  const special = quote === '"' ? /[&<>"]/g : /[&<>]/g;
  return `${quote}${text.replace(special, (letter) => ENTITIES[letter] ?? letter)}${quote}`;
};

/** A value as script text that cannot end a script element early. */
export const scriptValue = (value: unknown, indent = ''): string =>
  JSON.stringify(value, null, 2)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
    .replaceAll('\n', `\n${indent}`);

export const hasMessages = ({ messages }: SnippetInput) => Object.keys(messages).length > 0;
