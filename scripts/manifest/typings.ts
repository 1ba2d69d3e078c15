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

/** The element's entry in the JSX of a module. */
const elementIn = (module: string, tagName: string, props: string) => `declare module '${module}' {
  namespace JSX {
    interface IntrinsicElements {
      '${tagName}': ${props};
    }
  }
}
`;

const slotsOf = ({ slots }: Contract) => slots.map(({ name }) => `'${name}'`).join(' | ');

const shared = (
  contract: Contract,
) => `import type { ConnectProperties, DataConnectEventMap } from '../index.js';

/** The attributes of \`<${contract.tagName}>\`, as markup has them. */
export interface DataConnectAttributes {
${attributesOf(contract)}}

/**
 * The properties that a framework may set. \`onComplete\` is not among them: frameworks take it for a listener.
 */
export interface DataConnectProperties extends Partial<ConnectProperties> {
  /** Overrides of single texts, by message key. */
  messages?: Readonly<Record<string, string>>;
}

/**
 * Properties and attributes, for a framework that sets a property if the element has one of that name, and an
 * attribute otherwise.
 */
export type DataConnectProps = Omit<DataConnectAttributes, keyof DataConnectProperties> & DataConnectProperties;

/** Listeners, where a framework makes \`on\` and the event's name of them. */
export interface DataConnectListeners {
${listenersOf(contract, (event) => `on${event}`)}}

/** Values of \`slot\` on children of the element. */
export type DataConnectSlot = ${slotsOf(contract)};
`;

const react = ({ tagName }: Contract) => `import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { DataConnectButton } from '../index.js';
import type { DataConnectListeners, DataConnectProps } from './shared.js';

/** React 19: sets properties where the element has them, listens to \`on\` and the event's name. */
type Props = DetailedHTMLProps<HTMLAttributes<DataConnectButton>, DataConnectButton> &
  DataConnectProps &
  DataConnectListeners & { class?: string };

${elementIn('react', tagName, 'Props')}`;

const react18 = ({ tagName }: Contract) => `import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { DataConnectButton } from '../index.js';
import type { DataConnectAttributes } from './shared.js';

type Flag<Value> = Value extends boolean ? never : Value;

/**
 * React 18 knows attributes only, and writes \`false\` as a text: a flag is \`''\` or \`undefined\`. Listen through a
 * ref, or take the component of \`data-connect/react\`.
 */
type Props = DetailedHTMLProps<HTMLAttributes<DataConnectButton>, DataConnectButton> & {
  [Name in keyof DataConnectAttributes]: Flag<DataConnectAttributes[Name]>;
} & { class?: string };

${elementIn('react', tagName, 'Props')}`;

const preact = ({ tagName }: Contract) => `import type { HTMLAttributes } from 'preact';
import type { DataConnectButton } from '../index.js';
import type { DataConnectListeners, DataConnectProps } from './shared.js';

${elementIn(
  'preact',
  tagName,
  `Omit<HTMLAttributes<DataConnectButton>, keyof DataConnectListeners> &
        DataConnectProps &
        DataConnectListeners`,
)}`;

const solid = (contract: Contract) => `import type { JSX as Solid } from 'solid-js';
import type { DataConnectButton, DataConnectEventMap } from '../index.js';
import type { DataConnectAttributes, DataConnectProperties, DataConnectProps } from './shared.js';

type Prefixed<Prefix extends string, Fields> = {
  [Name in keyof Fields as Name extends string ? \`\${Prefix}:\${Name}\` : never]: Fields[Name];
};

interface Listeners {
${listenersOf(contract, (event) => `'on:${event}'`)}}

${elementIn(
  'solid-js',
  contract.tagName,
  `Omit<Solid.HTMLAttributes<DataConnectButton>, keyof Listeners> &
        DataConnectProps &
        Prefixed<'attr', DataConnectAttributes> &
        Prefixed<'prop', DataConnectProperties> &
        Listeners`,
)}`;

const vue = (contract: Contract) => `import type { DefineComponent, HTMLAttributes } from 'vue';
import type { DataConnectEventMap } from '../index.js';
import type { DataConnectProperties } from './shared.js';

interface Listeners {
${listenersOf(contract, (event) => `on${event[0]?.toUpperCase()}${event.slice(1)}`)}}

/** Templates find an attribute under the property of the same meaning: \`app-name\` is \`appName\`. */
type Props = DataConnectProperties & Listeners;

declare module 'vue' {
  interface HTMLAttributes {
    /** Places a child in the element; Vue's own types leave it out. */
    slot?: string;
  }
  interface GlobalComponents {
    '${contract.tagName}': DefineComponent<Props & Omit<HTMLAttributes, keyof Props>>;
  }
}

${elementIn('vue/jsx-runtime', contract.tagName, 'HTMLAttributes & Props')}`;

const svelte = ({ tagName }: Contract) => `import type { HTMLAttributes } from 'svelte/elements';
import type { DataConnectButton } from '../index.js';
import type { DataConnectListeners, DataConnectProps } from './shared.js';

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    '${tagName}': Omit<HTMLAttributes<DataConnectButton>, keyof DataConnectListeners> &
      DataConnectProps &
      DataConnectListeners;
  }
}
`;

/** Declarations of the element for each framework's templates. */
export const typingsOf = (contract: Contract): TypingFiles => ({
  'shared.d.ts': shared(contract),
  'react.d.ts': react(contract),
  'react-18.d.ts': react18(contract),
  'preact.d.ts': preact(contract),
  'solid.d.ts': solid(contract),
  'vue.d.ts': vue(contract),
  'svelte.d.ts': svelte(contract),
  // A bundler that meets an import of types loads this empty file.
  'none.js': 'export {};\n',
});
