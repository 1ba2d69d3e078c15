import { orUndefined } from '../../common/or-undefined.ts';
import { CONNECTOR_IDS, isConnectorId } from '../../common/platforms/ids.ts';
import { DEFAULT_PROVIDER, ELEMENT_NAME } from '../brand.ts';
import { DEFAULT_REQUEST_DATA, parseRequestData } from '../domain/parse-request-data.ts';
import { DATA_TYPE_IDS } from '../domain/request-data.ts';
import type { ConnectOptions } from '../types.ts';

// The only browser objects that this file uses. A server reads the other attributes with the same rules, and is compiled
// without browser types.
declare const document: { readonly baseURI: string };
declare const location: { readonly origin: string };

/** A rule that parses an attribute's text. */
type AttributeRule<Value> = readonly [
  /** Value if the attribute is absent or invalid. */
  fallback: Value,
  /** Description of the allowed values, for the console warning. */
  allowed: string | readonly string[],
  /** Returns `false` or `undefined` for an invalid text. */
  parse: (text: string) => Value | false | undefined,
];

type AttributeRules = { readonly [Name in keyof ConnectOptions]: AttributeRule<ConnectOptions[Name]> };

export type OptionName = keyof ConnectOptions;

const text = (fallback: string): AttributeRule<string> => [fallback, 'text', (value) => value.trim()];

/** The first value is the default. */
const choice = <Value extends string>(...values: [Value, ...Value[]]): AttributeRule<Value> => [
  values[0],
  values,
  (value) => values.find((known) => known.toLowerCase() === value.toLowerCase().trim()),
];

/** Presence means true, as in HTML. `"false"` is true too, with a warning (contract §2.1). */
const flag: AttributeRule<boolean> = [false, 'no value', () => true];

const httpUrl = (value: string) => {
  const url = orUndefined(() => new URL(value, document.baseURI));
  return /^https?:/.test(`${url}`) && url;
};

/** One rule for every attribute of contract §2.1, by property name. */
export const RULES: AttributeRules = {
  provider: text(DEFAULT_PROVIDER),
  appName: text('My App'),
  apiBase: ['/api', 'http(s) URL', (value) => httpUrl(value) && value.trim()],
  apiKey: text(''),
  loginType: choice('signIn', 'signUp', 'signOut'),
  buttonType: choice('pill', 'icon'),
  textLayout: choice('right', 'left', 'below'),
  visualType: choice('full', 'icon'),
  textColor: choice('black', 'white'),
  requestData: [DEFAULT_REQUEST_DATA, [...DATA_TYPE_IDS, 'JSON tiers'], parseRequestData],
  testMode: flag,
  autoFetch: flag,
  isolation: choice('none', 'frame'),
  redirectUrl: [
    null,
    'same-origin URL',
    (value) => {
      // An empty text would be the address of the page itself.
      const url = value.trim() !== '' && httpUrl(value);
      return url && url.origin === location.origin && url.href;
    },
  ],
  locale: ['', 'BCP 47 tag', (value) => orUndefined(() => value && Intl.getCanonicalLocales(value) && value)],
  theme: choice('auto', 'light', 'dark'),
  disabled: flag,
  connectors: [
    CONNECTOR_IDS,
    CONNECTOR_IDS,
    (value) => {
      // An empty list offers no platform.
      const names: readonly string[] = value.toLowerCase().match(/[^\s,]+/g) ?? [];
      return names.every(isConnectorId) && [...new Set(names)];
    },
  ],
  preload: choice('auto', 'none', 'eager'),
  responseType: choice('token', 'code'),
  codeChallenge: ['', 'S256 challenge', (value) => /^[\w-]{43}$/.test(value.trim()) && value.trim()],
  whenSignedIn: choice('label', 'menu'),
};

const isOption = (name: string): name is OptionName => Object.hasOwn(RULES, name);

/** Names of all properties that mirror an attribute. TypeScript returns the keys of any object as `string[]`. */
export const OPTION_NAMES: readonly OptionName[] = Object.keys(RULES).filter(isOption);

/** Value of every option without its attribute (contract §2.1). */
export const DEFAULTS: ConnectOptions = Object.fromEntries(
  OPTION_NAMES.map((name): readonly unknown[] => [name, RULES[name][0]]),
);

/** `apiBase` → `api-base`. The element has a property `signedIn`, so the option of `signed-in` is `whenSignedIn`. */
export const attributeOf = (name: OptionName): string =>
  name.replace('whenS', 's').replace(/[A-Z]/g, '-$&').toLowerCase();

/** Names of all attributes, in the order of {@link OPTION_NAMES}. */
export const ATTRIBUTES: readonly string[] = OPTION_NAMES.map(attributeOf);

/** Warns once about an invalid value. */
export const warnOf = (name: string, value: unknown, allowed: string | readonly string[]): void =>
  console.warn(`${ELEMENT_NAME}: ${name}="${value}". Allowed: ${allowed}`);

/**
 * Returns the value of one option for an attribute's text; `null` means an absent attribute. Never throws: an invalid
 * value gives the default and one warning (contract §2.1).
 */
export const readOption = <Name extends OptionName>(
  name: Name,
  value: string | null,
): ConnectOptions[Name] => {
  const [fallback, allowed, parse]: AttributeRule<ConnectOptions[Name]> = RULES[name];
  const parsed = value === null ? '' : parse(value);
  // If any text is allowed, an empty text means the default, without a warning.
  if (parsed ? parsed === true && value === 'false' : parsed !== '') {
    warnOf(attributeOf(name), value, allowed);
  }
  return parsed || fallback;
};
