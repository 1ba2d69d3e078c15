import { DEFAULT_PROVIDER } from '../brand.ts';
import { CONNECTORS, isConnector } from '../domain/connectors.ts';
import { DEFAULT_REQUEST_DATA, parseRequestData } from '../domain/parse-request-data.ts';
import { DATA_TYPE_IDS } from '../domain/request-data.ts';
import type { ConnectOptions } from '../types.ts';

/** How an attribute's text is read. */
interface AttributeRule<Value> {
  /** Value where the attribute is absent or not allowed. */
  readonly fallback: Value;
  /** What is allowed, for the console warning. */
  readonly allowed: string;
  /** Gives `undefined` for what is not allowed. */
  readonly parse: (text: string) => Value | undefined;
}

type AttributeRules = { readonly [Name in keyof ConnectOptions]: AttributeRule<ConnectOptions[Name]> };

export type OptionName = keyof ConnectOptions;

const rule = <Value>(
  fallback: Value,
  allowed: string,
  parse: AttributeRule<Value>['parse'],
): AttributeRule<Value> => ({ fallback, allowed, parse });

const text = (fallback: string) => rule(fallback, 'text', (value) => value.trim());

/** The first value is the default. */
const choice = <Value extends string>(...values: [Value, ...Value[]]) =>
  rule(values[0], values.join(', '), (value) =>
    values.find((known) => known.toLowerCase() === value.trim().toLowerCase()),
  );

/** Presence is true, as in HTML; `"false"` is true as well and worth a warning (contract §2.1). */
const flag = rule(false, 'presence or absence', () => true);

const httpUrl = (value: string): URL | undefined => {
  const url = URL.canParse(value, document.baseURI) ? new URL(value, document.baseURI) : null;
  return url && /^https?:$/.test(url.protocol) ? url : undefined;
};

/** One rule for every attribute of contract §2.1, by the name of its property. */
export const RULES: AttributeRules = {
  provider: text(DEFAULT_PROVIDER),
  appName: text('My App'),
  apiBase: rule('/api', 'a path or http(s) URL', (value) => httpUrl(value) && value.trim()),
  apiKey: text(''),
  loginType: choice('signIn', 'signUp', 'signOut'),
  buttonType: choice('pill', 'icon'),
  textLayout: choice('right', 'left', 'below'),
  visualType: choice('full', 'icon'),
  textColor: choice('black', 'white'),
  requestData: rule(
    DEFAULT_REQUEST_DATA,
    `${DATA_TYPE_IDS.join(', ')}, or a JSON map of tiers`,
    parseRequestData,
  ),
  testMode: flag,
  autoFetch: flag,
  redirectUrl: rule<string | null>(null, 'a same-origin URL', (value) => {
    // Empty text would name the page itself.
    const url = value.trim() && httpUrl(value);
    return url && url.origin === location.origin ? url.href : undefined;
  }),
  locale: rule('', 'a BCP 47 tag', (value) => /^([a-z]{2,8}(-[a-z\d]{1,8})*)?$/i.exec(value)?.[0]),
  theme: choice('auto', 'light', 'dark'),
  disabled: flag,
  connectors: rule(CONNECTORS, CONNECTORS.join(', '), (value) => {
    const names = value.toLowerCase().match(/[^\s,]+/g) ?? [''];
    return names.every(isConnector) ? [...new Set(names)] : undefined;
  }),
  preload: choice('auto', 'none'),
};

const isOptionName = (name: string): name is OptionName => name in RULES;

/** Names of all properties that mirror an attribute. */
export const OPTION_NAMES: readonly OptionName[] = Object.keys(RULES).filter(isOptionName);

/** Every option where its attribute is absent (contract §2.1). */
export const DEFAULTS: ConnectOptions = Object.freeze(
  Object.assign(Object.create(null), ...OPTION_NAMES.map((name) => ({ [name]: RULES[name].fallback }))),
);

/** `apiBase` → `api-base`. */
export const attributeOf = (name: OptionName): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * Value of one option for an attribute's text; `null` is an absent attribute. Never throws: a value that is not
 * allowed gives the default and one warning (contract §2.1).
 */
export const readOption = <Name extends OptionName>(
  name: Name,
  value: string | null,
): ConnectOptions[Name] => {
  if (value === null) return DEFAULTS[name];
  const { allowed, parse }: AttributeRule<ConnectOptions[Name]> = RULES[name];
  const parsed = parse(value);
  if (parsed === undefined || (parsed === true && value === 'false')) {
    console.warn(`data-connect-button: ${attributeOf(name)}="${value}". Allowed: ${allowed}`);
  }
  // Empty text is no text, and no mistake either.
  return parsed || DEFAULTS[name];
};
