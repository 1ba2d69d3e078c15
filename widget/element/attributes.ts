import { DEFAULT_PROVIDER, ELEMENT_NAME } from '../brand.ts';
import { CONNECTORS } from '../domain/connectors.ts';
import { isIn, orUndefined } from '../domain/fields.ts';
import { DEFAULT_REQUEST_DATA, parseRequestData } from '../domain/parse-request-data.ts';
import { DATA_TYPE_IDS } from '../domain/request-data.ts';
import type { ConnectOptions } from '../types.ts';

// All that is used of a browser: a server reads the other attributes by the same rules, and is compiled without its types.
declare const document: { readonly baseURI: string };
declare const location: { readonly origin: string };

/** How an attribute's text is read. */
type AttributeRule<Value> = readonly [
  /** Value where the attribute is absent or not allowed. */
  fallback: Value,
  /** What is allowed, for the console warning. */
  allowed: string,
  /** Gives `false` or `undefined` for what is not allowed. */
  parse: (text: string) => Value | false | undefined,
];

type AttributeRules = { readonly [Name in keyof ConnectOptions]: AttributeRule<ConnectOptions[Name]> };

export type OptionName = keyof ConnectOptions;

const text = (fallback: string): AttributeRule<string> => [fallback, 'text', (value) => value.trim()];

/** The first value is the default. */
const choice = <Value extends string>(...values: [Value, ...Value[]]): AttributeRule<Value> => [
  values[0],
  values.join(', '),
  (value) => values.find((known) => known.toLowerCase() === value.toLowerCase().trim()),
];

/** Presence is true, as in HTML; `"false"` is true as well, with a warning (contract §2.1). */
const flag: AttributeRule<boolean> = [false, 'no value', () => true];

const httpUrl = (value: string) => {
  const url = orUndefined(() => new URL(value, document.baseURI));
  return /^https?:/.test(`${url}`) && url;
};

/** One rule for every attribute of contract §2.1, by the name of its property. */
export const RULES: AttributeRules = {
  provider: text(DEFAULT_PROVIDER),
  appName: text('My App'),
  apiBase: ['/api', 'a path or http(s) URL', (value) => httpUrl(value) && value.trim()],
  apiKey: text(''),
  loginType: choice('signIn', 'signUp', 'signOut'),
  buttonType: choice('pill', 'icon'),
  textLayout: choice('right', 'left', 'below'),
  visualType: choice('full', 'icon'),
  textColor: choice('black', 'white'),
  requestData: [DEFAULT_REQUEST_DATA, `${DATA_TYPE_IDS.join(', ')} or a JSON map of tiers`, parseRequestData],
  testMode: flag,
  autoFetch: flag,
  isolation: choice('none', 'frame'),
  redirectUrl: [
    null,
    'a same-origin URL',
    (value) => {
      // An empty text would be the address of the page itself.
      const url = value.trim() !== '' && httpUrl(value);
      return url && url.origin === location.origin && url.href;
    },
  ],
  locale: [
    '',
    'a BCP 47 tag',
    (value) => orUndefined(() => value && Intl.getCanonicalLocales(value) && value),
  ],
  theme: choice('auto', 'light', 'dark'),
  disabled: flag,
  connectors: [
    CONNECTORS,
    CONNECTORS.join(', '),
    (value) => {
      const names = value.toLowerCase().match(/[^\s,]+/g);
      return names?.every(isIn(CONNECTORS)) && [...new Set(names)];
    },
  ],
  preload: choice('auto', 'none', 'eager'),
};

/** An overload: TypeScript gives the keys of any object as `string[]`, as it may have more of them. */
function namesOf(rules: AttributeRules): OptionName[];
function namesOf(rules: object): string[] {
  return Object.keys(rules);
}

/** Names of all properties that mirror an attribute. */
export const OPTION_NAMES: readonly OptionName[] = namesOf(RULES);

/** Every option where its attribute is absent (contract §2.1). */
export const DEFAULTS: ConnectOptions = Object.fromEntries(
  Object.entries(RULES).map(([name, [fallback]]): readonly unknown[] => [name, fallback]),
);

/** `apiBase` → `api-base`. */
export const attributeOf = (name: OptionName): string => name.replace(/[A-Z]/g, '-$&').toLowerCase();

/** Names of all attributes, in the order of {@link OPTION_NAMES}. */
export const ATTRIBUTES: readonly string[] = OPTION_NAMES.map(attributeOf);

/** Warns once of a value that is not allowed. */
export const warnOf = (name: string, value: unknown, allowed: string): void =>
  console.warn(`${ELEMENT_NAME}: ${name}="${value}". Allowed: ${allowed}`);

/**
 * Value of one option for an attribute's text; `null` is an absent attribute. Never throws: a value that is not
 * allowed gives the default and one warning (contract §2.1).
 */
export const readOption = <Name extends OptionName>(
  name: Name,
  value: string | null,
): ConnectOptions[Name] => {
  if (value === null) return DEFAULTS[name];
  const [, allowed, parse]: AttributeRule<ConnectOptions[Name]> = RULES[name];
  const parsed = parse(value);
  // Where any text is allowed, an empty one means the default, without a warning.
  if (parsed ? parsed === true && value === 'false' : parsed !== '') {
    warnOf(attributeOf(name), value, allowed);
  }
  return parsed || DEFAULTS[name];
};
