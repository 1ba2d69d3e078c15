import { DEFAULT_PROVIDER } from '../brand.ts';
import { CONNECTORS, isConnector } from '../domain/connectors.ts';
import { DEFAULT_REQUEST_DATA, parseRequestData } from '../domain/parse-request-data.ts';
import { DATA_TYPE_IDS } from '../domain/request-data.ts';
import type { ConnectOptions } from '../types.ts';

/** How an attribute's text is read: `parse` gives `undefined` for what is not allowed. */
interface AttributeRule<Value> {
  /** What is allowed, for the console warning. */
  readonly allowed: string;
  readonly parse: (text: string) => Value | undefined;
}

type AttributeRules = { readonly [Name in keyof ConnectOptions]: AttributeRule<ConnectOptions[Name]> };

export type OptionName = keyof ConnectOptions;

/** Every option where its attribute is absent or not allowed (contract §2.1). */
export const DEFAULTS: ConnectOptions = Object.freeze({
  provider: DEFAULT_PROVIDER,
  appName: 'My App',
  apiBase: '/api',
  apiKey: '',
  loginType: 'signIn',
  buttonType: 'pill',
  textLayout: 'right',
  visualType: 'full',
  textColor: 'black',
  requestData: DEFAULT_REQUEST_DATA,
  testMode: false,
  autoFetch: false,
  redirectUrl: null,
  locale: '',
  theme: 'auto',
  disabled: false,
  connectors: CONNECTORS,
  preload: 'auto',
});

const text: AttributeRule<string> = { allowed: 'text', parse: (value) => value.trim() };

const choice = <Value extends string>(...values: Value[]): AttributeRule<Value> => ({
  allowed: values.join(', '),
  parse: (value) => values.find((known) => known.toLowerCase() === value.trim().toLowerCase()),
});

/** Presence is true, as in HTML; `"false"` is true as well and worth a warning (contract §2.1). */
const flag: AttributeRule<boolean> = { allowed: 'presence or absence', parse: () => true };

const httpUrl = (value: string): URL | undefined => {
  const url = URL.canParse(value, document.baseURI) ? new URL(value, document.baseURI) : null;
  return url && /^https?:$/.test(url.protocol) ? url : undefined;
};

/** One rule for every attribute of contract §2.1, by the name of its property. */
const RULES: AttributeRules = {
  provider: text,
  appName: text,
  apiBase: { allowed: 'a path or http(s) URL', parse: (value) => httpUrl(value) && value.trim() },
  apiKey: text,
  loginType: choice('signIn', 'signUp', 'signOut'),
  buttonType: choice('pill', 'icon'),
  textLayout: choice('right', 'left', 'below'),
  visualType: choice('full', 'icon'),
  textColor: choice('black', 'white'),
  requestData: {
    allowed: `${DATA_TYPE_IDS.join(', ')}, or a JSON map of tiers`,
    parse: parseRequestData,
  },
  testMode: flag,
  autoFetch: flag,
  redirectUrl: {
    allowed: 'a same-origin URL',
    parse: (value) => {
      // Empty text would name the page itself.
      const url = value.trim() ? httpUrl(value) : undefined;
      return url?.origin === location.origin ? url.href : undefined;
    },
  },
  locale: {
    allowed: 'a BCP 47 tag',
    parse: (value) => (/^([a-z]{2,8}(-[a-z\d]{1,8})*)?$/i.test(value) ? value : undefined),
  },
  theme: choice('light', 'dark', 'auto'),
  disabled: flag,
  connectors: {
    allowed: CONNECTORS.join(', '),
    parse: (value) => {
      const names = value.toLowerCase().match(/[^\s,]+/g) ?? [''];
      return names.every(isConnector) ? [...new Set(names)] : undefined;
    },
  },
  preload: choice('auto', 'none'),
};

const isOptionName = (name: string): name is OptionName => name in RULES;

/** Names of all properties that mirror an attribute. */
export const OPTION_NAMES: readonly OptionName[] = Object.keys(RULES).filter(isOptionName);

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
