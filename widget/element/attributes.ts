import { orUndefined } from '../../common/or-undefined.ts';
import { CONNECTOR_IDS, isConnectorId } from '../../common/platforms/ids.ts';
import { DEFAULT_PROVIDER, ELEMENT_NAME } from '../brand.ts';
import { DEFAULT_REQUEST_DATA, parseRequestData } from '../domain/parse-request-data.ts';
import { DATA_TYPE_IDS } from '../domain/request-data.ts';
import type { ConnectorName } from '../options.ts';

// A server reads the other attributes with the same rules, and is compiled without browser types.
declare const document: { readonly baseURI: string };
declare const location: { readonly origin: string };

type AttributeRule<Value> = readonly [
  /** Value if the attribute is absent or invalid. */
  fallback: Value,
  /** Description of the allowed values, for the console warning. */
  allowed: string | readonly string[],
  /** Returns `false` or `undefined` for an invalid text. */
  parse: (text: string) => Value | false | undefined,
];

const text = (fallback: string): AttributeRule<string> => [fallback, 'text', (value) => value.trim()];

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

/** Types, manifest, typings, tables of the documents and the workbench are made from these rows and their texts. */
const TABLE = {
  /** The brand in every text. */
  provider: text(DEFAULT_PROVIDER),
  /** Name of the host application. */
  appName: text('My App'),
  /** Base of the calls to the provider’s API: a path or an http(s) URL. */
  apiBase: ['/api', 'http(s) URL', (value) => httpUrl(value) && value.trim()],
  /** Sent as `x-api-key`. Written to the property, it never appears in the markup. */
  apiKey: text(''),
  /** What the button is for; `signOut` forgets the saved record instead of opening the dialog. */
  loginType: choice('signIn', 'signUp', 'signOut'),
  /** A pill with its text on it, or an icon with the text beside it. */
  buttonType: choice('pill', 'icon'),
  /** Where the text stands beside the icon. */
  textLayout: choice('right', 'left', 'below'),
  /** Icon and text, or the icon alone; its text is then its name. */
  visualType: choice('full', 'icon'),
  /** Colour of the button’s text, with a surface that suits it. */
  textColor: choice('black', 'white'),
  /**
   * What to ask for: ids of data types (`basic` is always included), or a JSON map of tiers by size. The
   * property takes a list or an object as well.
   * @type {RequestDataProperty | string}
   */
  requestData: [DEFAULT_REQUEST_DATA, [...DATA_TYPE_IDS, 'JSON tiers'], parseRequestData],
  /** No mail is sent, and the test code is the only valid one. */
  testMode: flag,
  /** Asks for the data at once, instead of returning the choice only. */
  autoFetch: flag,
  /**
   * `frame` shows the dialog as a frame of the provider, at the origin of `api-base`: scripts of the page
   * cannot read it.
   */
  isolation: choice('none', 'frame'),
  /** The host’s own OAuth callback page, on its own origin. */
  redirectUrl: [
    null,
    'same-origin URL',
    (value) => {
      // An empty text would be the address of the page itself.
      const url = value.trim() !== '' && httpUrl(value);
      return url && url.origin === location.origin && url.href;
    },
  ],
  /** Language as a BCP 47 tag; empty: the nearest `lang`, else English. */
  locale: ['', 'BCP 47 tag', (value) => orUndefined(() => value && Intl.getCanonicalLocales(value) && value)],
  /** Colours of the dialog; `auto` follows the person’s system. A page that is always light or dark sets that. */
  theme: choice('auto', 'light', 'dark'),
  /** The button cannot be pressed. */
  disabled: flag,
  /**
   * Platforms to offer, in the order to show them, separated by commas.
   * @type {readonly ConnectorName[] | string}
   */
  connectors: [
    CONNECTOR_IDS,
    CONNECTOR_IDS,
    (value): readonly ConnectorName[] | false => {
      // An empty list offers no platform.
      const names: readonly string[] = value.toLowerCase().match(/[^\s,]+/g) ?? [];
      return names.every(isConnectorId) && [...new Set(names)];
    },
  ],
  /**
   * `none` fetches the flow only when the button is pressed; `auto` when the page is idle or the person comes
   * near the button; `eager` at once, and draws the dialog unseen while the page is idle.
   */
  preload: choice('auto', 'none', 'eager'),
  /**
   * `code` makes call 4 and puts a one-time `code` into the result, for the host’s server; no token enters
   * the page.
   */
  responseType: choice('token', 'code'),
  /** S256 code challenge of the host’s server (RFC 7636). An application without a secret needs it for a code. */
  codeChallenge: ['', 'S256 challenge', (value) => /^[\w-]{43}$/.test(value.trim()) && value.trim()],
  /**
   * `menu` turns the button, once a person is signed in, into “Signed in as …” with a menu: what they share,
   * add a platform, their account, sign out.
   */
  whenSignedIn: choice('label', 'menu'),
} satisfies Readonly<Record<string, AttributeRule<unknown>>>;

export type OptionName = keyof typeof TABLE;

type ValueOf<Rule extends AttributeRule<unknown>> = Rule[0] | Exclude<ReturnType<Rule[2]>, false | undefined>;

/** The element's attributes after validation (contract §2.1). */
export type ConnectOptions = { readonly [Name in OptionName]: ValueOf<(typeof TABLE)[Name]> };

/** What the button is for. */
export type LoginType = ConnectOptions['loginType'];
/** A pill with its text on it, or an icon with the text beside it. */
export type ButtonType = ConnectOptions['buttonType'];
/** Where the text stands beside the icon. */
export type TextLayout = ConnectOptions['textLayout'];
/** Icon and text, or the icon alone. */
export type VisualType = ConnectOptions['visualType'];
/** Colour of the button’s text. */
export type TextColor = ConnectOptions['textColor'];
/** Colours of the dialog; `auto` follows the person’s system. */
export type Theme = ConnectOptions['theme'];
/** When the file of the dialog is fetched. */
export type Preload = ConnectOptions['preload'];
/** Whether the dialog is part of the page, or a frame of the provider that the page cannot read. */
export type Isolation = ConnectOptions['isolation'];
/** What the button shows once a person is signed in: the text of `login-type`, or their name with a menu. */
export type WhenSignedIn = ConnectOptions['whenSignedIn'];
/** The answer of call 4: a token for the page, or a one-time code for the host's server. */
export type ResponseType = ConnectOptions['responseType'];

export const RULES: { readonly [Name in OptionName]: AttributeRule<ConnectOptions[Name]> } = TABLE;

const isOption = (name: string): name is OptionName => Object.hasOwn(RULES, name);

/** TypeScript returns the keys of any object as `string[]`. */
export const OPTION_NAMES: readonly OptionName[] = Object.keys(RULES).filter(isOption);

/** Value of every option without its attribute (contract §2.1). */
export const DEFAULTS: ConnectOptions = Object.fromEntries(
  OPTION_NAMES.map((name): readonly unknown[] => [name, RULES[name][0]]),
);

/** `apiBase` → `api-base`. The element has a property `signedIn`, so the option of `signed-in` is `whenSignedIn`. */
export const attributeOf = (name: OptionName): string =>
  name.replace('whenS', 's').replace(/[A-Z]/g, '-$&').toLowerCase();

export const ATTRIBUTES: readonly string[] = OPTION_NAMES.map(attributeOf);

export const warnOf = (name: string, value: unknown, allowed: string | readonly string[]): void =>
  console.warn(`${ELEMENT_NAME}: ${name}="${value}". Allowed: ${allowed}`);

/** Never throws: an invalid value gives the default and one warning (contract §2.1). */
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
