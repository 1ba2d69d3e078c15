/** The public contract as data, for the build only: from the source, and from texts.json what it does not say. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exports as entries } from '../../package.json';
import { ELEMENT_NAME } from '../../widget/brand.ts';
import {
  attributeOf,
  DEFAULTS,
  OPTION_NAMES,
  type OptionName,
  RULES,
} from '../../widget/element/attributes.ts';
import { attributeTextOf, propertyOf } from '../../widget/element/properties.ts';
import { ERROR_TEXTS } from '../../widget/errors.ts';
import { aliasOf, exportsOf, fieldsOf, type Member, rowsOf } from './source.ts';
import texts from './texts.json';

export interface NamedRow {
  readonly name: string;
  readonly description: string;
}

const named = (rows: Readonly<Record<string, string>>): NamedRow[] =>
  Object.entries(rows).map(([name, description]) => ({ name, description }));

const union = (names: readonly string[]) => names.map((name) => `'${name}'`).join(' | ');

interface AttributeRow extends NamedRow {
  readonly property: OptionName;
  readonly kind: 'flag' | 'text' | 'choice' | 'list';
  readonly type: string;
  /** All allowed values of a choice; `null` for other kinds. */
  readonly values: readonly string[] | null;
  /** What is allowed, as in the console's warning: names, or the kind of text. */
  readonly allowed: string | readonly string[];
  /** Text of the attribute that means the same as a missing attribute; `null` if there is no such text. */
  readonly default: string | null;
  /** The property without the attribute. */
  readonly initial: unknown;
  readonly reflects: boolean;
}

const kindOf = (fallback: unknown, allowed: string | readonly string[]): AttributeRow['kind'] => {
  if (typeof fallback === 'boolean') return 'flag';
  if (typeof allowed === 'string') return 'text';
  return typeof fallback === 'string' ? 'choice' : 'list';
};

const typeOf = (kind: AttributeRow['kind'], values: readonly string[] | null, initial: unknown) => {
  if (values) return union(values);
  if (kind === 'flag') return 'boolean';
  return initial === null ? 'string | null' : 'string';
};

// In the options, a list's default is an array; in markup it is the ids.
const defaultText = (name: OptionName, initial: unknown): string | null =>
  Array.isArray(initial) ? initial.join(',') : attributeTextOf(name, initial) || null;

const comments = new Map(rowsOf('element/attributes.ts').map((member) => [member.name, member]));

const attributes = OPTION_NAMES.map((property): AttributeRow => {
  const { description = '', type = '' } = comments.get(property) ?? {};
  const [fallback, allowed] = RULES[property];
  const kind = kindOf(fallback, allowed);
  const values = kind === 'choice' ? [allowed].flat() : null;
  const initial = propertyOf(DEFAULTS, property);
  return {
    name: attributeOf(property),
    property,
    kind,
    type: type || typeOf(kind, values, initial),
    values,
    allowed,
    default: defaultText(property, initial),
    initial,
    reflects: property !== 'apiKey',
    description,
  };
});

/** The options and the element’s own properties; `attribute` is `null` for those. */
const properties = [
  ...attributes.map(({ property, name, type, initial, description }) => ({
    name: property,
    type,
    readonly: false,
    attribute: name,
    default: JSON.stringify(initial),
    description,
  })),
  ...texts.properties.map((row) => ({ ...row, attribute: null })),
];

/** Types that the manifest spells out, because a host reads it without the package's types. */
const SPELLED: Readonly<Record<string, string>> = {
  Step: aliasOf('types.ts', 'Step'),
  CloseReason: aliasOf('types.ts', 'CloseReason'),
  ProblemCode: union(Object.keys(ERROR_TEXTS)),
};

const spelledOut = (type: string) => type.replace(/\w+/g, (name) => SPELLED[name] ?? name);

/** `type` is `CustomEvent<CloseDetail>`; `fields` has the type of each field of the detail. */
const eventOf = ({ name, description, type }: Member) => {
  const detail = fieldsOf('types.ts', type.replace(' | null', ''));
  return {
    name,
    description,
    bubbles: name === 'complete',
    type: `CustomEvent<${type}>`,
    fields: Object.fromEntries(detail.map((field) => [field.name, spelledOut(field.type)])),
  };
};

const EXPORTS = {
  '.': exportsOf('index.ts'),
  './element': exportsOf('element.ts'),
  './react': exportsOf('react.tsx'),
  './machine': exportsOf('machine.ts'),
  './server': exportsOf('server.ts'),
  './locales/*': ['catalogue'],
};

const STYLES = join(import.meta.dirname, '../../widget/styles');

export const readStyles = (): string =>
  readdirSync(STYLES)
    .sort()
    .map((name) => readFileSync(join(STYLES, name), 'utf8'))
    .join('\n');

/** Matches a text with up to three levels of closed parentheses. */
const CLOSED = ['[^()]*', 1, 2, 3].reduce((inner) => `(?:[^()]|\\(${inner}\\))*`);
const READ = new RegExp(`var\\(\\s*(--dc-[\\w-]+)\\s*(?:,(${CLOSED}))?\\)`, 'g');

/** Returns the first fallback of each name. */
const readIn = (css: string): ReadonlyMap<string, string> => {
  const found = [...css.matchAll(new RegExp(`(?=${READ.source})`, 'g'))].map(
    ([, name = '', fallback = '']) => [name, fallback.replace(/\s+/g, ' ').trim()] as const,
  );
  return new Map(found.reverse());
};

const customPropertyRows = (css: string) => {
  const read = readIn(css);
  const described = Object.entries(texts.customProperties);
  const undescribed = [...read.keys()].filter((name) => !Object.hasOwn(texts.customProperties, name));
  const unread = described.map(([name]) => name).filter((name) => !read.has(name));
  if (undescribed.length + unread.length > 0) {
    throw new Error(
      `Stylesheets and scripts/manifest/texts.json disagree. Without a description: ${undescribed.join(', ') || 'none'}. Read by no stylesheet: ${unread.join(', ') || 'none'}.`,
    );
  }
  return described.map(([name, note]) => ({ name, ...note, default: read.get(name) ?? '' }));
};

/** @throws Error if a custom property is read and not described, or described and not read */
export const contractOf = (css = readStyles()) => ({
  tagName: ELEMENT_NAME,
  className: 'DataConnectButton',
  description: 'A button that opens the sign-in and data-sharing dialog of a provider.',
  attributes,
  properties,
  methods: named(texts.methods).map((row) => ({ ...row, returns: 'Promise<void>' })),
  events: fieldsOf('types.ts', 'EventDetails').map(eventOf),
  slots: named(texts.slots),
  parts: named(texts.parts),
  customProperties: customPropertyRows(css),
  states: named(texts.states),
  storage: named(texts.storage),
  exports: Object.entries(EXPORTS).map(([entry, names]) => ({ entry, names })),
  entries: Object.keys(entries),
});

export type Contract = ReturnType<typeof contractOf>;
