import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Contract } from './contract.ts';

/** Texts of files, by name in the folder of the frameworks' types. */
export type TypingFiles = Readonly<Record<string, string>>;

const documented = (text: string, line: string) => `  /** ${text} */\n  ${line}\n`;

const attributesOf = ({ attributes }: Contract) =>
  attributes
    .map(({ name, kind, type, description }) => {
      const value = kind === 'flag' ? "boolean | ''" : kind === 'choice' ? type : 'string';
      return documented(description, `'${name}'?: ${value};`);
    })
    .join('');

/** Returns the listeners under the names of a framework. */
const listenersOf = ({ events }: Contract, keyOf: (event: string) => string) =>
  events
    .map(({ name, description }) =>
      documented(description, `${keyOf(name)}?: (event: DataConnectEventMap['${name}']) => void;`),
    )
    .join('');

const TEMPLATES = join(import.meta.dirname, 'typings');

/** Declarations of the element for each framework's templates. A bundler that imports types loads the empty `none.js`. */
export const typingsOf = (contract: Contract): TypingFiles => {
  const parts: Readonly<Record<string, string>> = {
    tagName: contract.tagName,
    attributes: attributesOf(contract),
    slots: contract.slots.map(({ name }) => `'${name}'`).join(' | '),
    listeners: listenersOf(contract, (event) => `on${event}`),
    colonListeners: listenersOf(contract, (event) => `'on:${event}'`),
    camelListeners: listenersOf(contract, (event) => `on${event[0]?.toUpperCase()}${event.slice(1)}`),
  };
  const files = readdirSync(TEMPLATES).map((name) => {
    const text = readFileSync(join(TEMPLATES, name), 'utf8');
    return [
      name.replace('.txt', ''),
      text.replace(/\{\{(\w+)\}\}/g, (whole, part: string) => parts[part] ?? whole),
    ];
  });
  return Object.fromEntries(files);
};
