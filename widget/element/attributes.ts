import { DEFAULT_PROVIDER } from '../brand.ts';
import { CONNECTORS, isConnector } from '../domain/connectors.ts';
import { DEFAULT_REQUEST_DATA, parseRequestData } from '../domain/parse-request-data.ts';
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

const text: AttributeRule<string> = { allowed: 'text', parse: (value) => value.trim() || undefined };

const choice = <Value extends string>(...values: Value[]): AttributeRule<Value> => ({
  allowed: values.join(', '),
  parse: (value) => values.find((known) => known.toLowerCase() === value.trim().toLowerCase()),
});

/** Presence is true, as in HTML; `"false"` is true as well and worth a warning (contract §2.1). */
const flag: AttributeRule<boolean> = { allowed: 'present for true, absent for false', parse: () => true };

const httpUrl = (value: string): URL | undefined => {
  const url = URL.canParse(value, document.baseURI) ? new URL(value, document.baseURI) : null;
  return url && /^https?:$/.test(url.protocol) ? url : undefined;
};

/** One rule for every attribute of contract §2.1, by the name of its property. */
const RULES: AttributeRules = {
  provider: text,
  appName: text,
  apiBase: { allowed: 'a path or an http(s) address', parse: (value) => httpUrl(value) && value.trim() },
  apiKey: text,
  loginType: choice('signIn', 'signUp', 'signOut'),
  buttonType: choice('pill', 'icon'),
  textLayout: choice('right', 'left', 'below'),
  visualType: choice('full', 'icon'),
  textColor: choice('black', 'white'),
  requestData: {
    allowed: 'ids out of basic, personality, preferences, or a JSON map of tiers',
    parse: parseRequestData,
  },
  testMode: flag,
  autoFetch: flag,
  redirectUrl: {
    allowed: 'an address of this origin',
    parse: (value) => {
      const url = httpUrl(value);
      return url?.origin === location.origin ? url.href : undefined;
    },
  },
  locale: {
    allowed: 'a BCP 47 language tag',
    parse: (value) => {
      try {
        return Intl.getCanonicalLocales(value.trim())[0];
      } catch {
        return undefined;
      }
    },
  },
  theme: choice('light', 'dark', 'auto'),
  disabled: flag,
  connectors: {
    allowed: CONNECTORS.join(', '),
    parse: (value) => {
      const names = value.split(',').map((name) => name.trim().toLowerCase());
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
  const fallback: ConnectOptions[Name] = DEFAULTS[name];
  // Empty text stands for no text: it is neither a value nor a mistake.
  if (value === null || (value === '' && typeof fallback === 'string')) return fallback;
  const { allowed, parse }: AttributeRule<ConnectOptions[Name]> = RULES[name];
  const parsed = parse(value);
  if (parsed === undefined || (parsed === true && value === 'false')) {
    console.warn(`<data-connect-button>: ${attributeOf(name)}="${value}". Allowed: ${allowed}`);
  }
  return parsed ?? fallback;
};
