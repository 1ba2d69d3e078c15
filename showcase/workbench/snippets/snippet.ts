import { attributesOf, type Config, messagesOf } from '../config/config.ts';
import { SANDBOX_KEY, type SettingName, settingOf } from '../config/settings.ts';

/** What a snippet is written from: the valid settings, with addresses that hold wherever it is pasted. */
export interface SnippetInput {
  readonly attributes: readonly (readonly [name: string, text: string | true])[];
  readonly messages: Readonly<Record<string, string>>;
  readonly scriptUrl: string;
}

const textOf = (name: SettingName, text: string, origin: string) => {
  if (settingOf(name).kind === 'flag') return true;
  return name === 'redirect-url' ? new URL(text, origin).href : text;
};

/**
 * @param apiKey the key in use; any but the sandbox's own is a secret and is written as a placeholder
 * @param origin where this page, the sandbox and the widget's files are
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

/** A value with its quotes, as HTML and Vue templates take it. */
export const quoted = (text: string): string => {
  const quote = text.includes('"') && !text.includes("'") ? "'" : '"';
  const special = quote === '"' ? /[&<>"]/g : /[&<>]/g;
  return `${quote}${text.replace(special, (letter) => ENTITIES[letter] ?? letter)}${quote}`;
};

/** A value as script text that no HTML parser ends early. */
export const scriptValue = (value: unknown, indent = ''): string =>
  JSON.stringify(value, null, 2)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
    .replaceAll('\n', `\n${indent}`);

export const hasMessages = ({ messages }: SnippetInput) => Object.keys(messages).length > 0;
