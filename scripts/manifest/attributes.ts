import {
  attributeOf,
  DEFAULTS,
  OPTION_NAMES,
  type OptionName,
  RULES,
} from '../../widget/element/attributes.ts';
import { attributeTextOf, propertyOf } from '../../widget/element/properties.ts';
import type { ConnectOptions } from '../../widget/types.ts';

type KindOf<Value> = Value extends boolean
  ? 'flag'
  : [Value] extends [string | null]
    ? string extends Value
      ? 'text'
      : 'choice'
    : 'list';

interface AttributeNote<Name extends OptionName> {
  readonly kind: KindOf<ConnectOptions[Name]>;
  readonly description: string;
  /** TypeScript type of the property, if the kind is not precise enough. */
  readonly type?: string;
}

/** A missing, superfluous or wrongly typed attribute is a type error here. */
const NOTES: { readonly [Name in OptionName]: AttributeNote<Name> } = {
  provider: { kind: 'text', description: 'The brand in every text.' },
  appName: { kind: 'text', description: 'Name of the host application.' },
  apiBase: {
    kind: 'text',
    description: 'Base of the calls to the provider’s API: a path or an http(s) URL.',
  },
  apiKey: {
    kind: 'text',
    description: 'Sent as `x-api-key`. Written to the property, it never appears in the markup.',
  },
  loginType: {
    kind: 'choice',
    description: 'What the button is for; `signOut` forgets the saved record instead of opening the dialog.',
  },
  buttonType: {
    kind: 'choice',
    description: 'A pill with its text on it, or an icon with the text beside it.',
  },
  textLayout: { kind: 'choice', description: 'Where the text stands beside the icon.' },
  visualType: { kind: 'choice', description: 'Icon and text, or the icon alone; its text is then its name.' },
  textColor: { kind: 'choice', description: 'Colour of the button’s text, with a surface that suits it.' },
  requestData: {
    kind: 'list',
    type: 'RequestDataProperty | string',
    description:
      'What to ask for: ids of data types (`basic` is always included), or a JSON map of tiers by size. The property takes a list or an object as well.',
  },
  testMode: { kind: 'flag', description: 'No mail is sent, and the test code is the only valid one.' },
  autoFetch: {
    kind: 'flag',
    description: 'Asks for the data at once, instead of returning the choice only.',
  },
  redirectUrl: {
    kind: 'text',
    type: 'string | null',
    description: 'The host’s own OAuth callback page, on its own origin.',
  },
  isolation: {
    kind: 'choice',
    description:
      '`frame` shows the dialog as a frame of the provider, at the origin of `api-base`: scripts of the page cannot read it.',
  },
  locale: { kind: 'text', description: 'Language as a BCP 47 tag; empty: the nearest `lang`, else English.' },
  theme: {
    kind: 'choice',
    description:
      'Colours of the dialog; `auto` follows the person’s system. A page that is always light or dark sets that.',
  },
  disabled: { kind: 'flag', description: 'The button cannot be pressed.' },
  connectors: {
    kind: 'list',
    type: 'readonly ConnectorName[] | string',
    description: 'Platforms to offer, in the order to show them, separated by commas.',
  },
  preload: {
    kind: 'choice',
    description:
      '`none` fetches the flow only when the button is pressed; `auto` when the page is idle or the person comes near the button; `eager` at once, and draws the dialog unseen while the page is idle.',
  },
  responseType: {
    kind: 'choice',
    description:
      '`code` makes call 4 and puts a one-time `code` into the result, for the host’s server; no token enters the page.',
  },
  codeChallenge: {
    kind: 'text',
    description:
      'S256 code challenge of the host’s server (RFC 7636). An application without a secret needs it for a code.',
  },
  whenSignedIn: {
    kind: 'choice',
    description:
      '`menu` turns the button, once a person is signed in, into “Signed in as …” with a menu: what they share, add a platform, their account, sign out.',
  },
};

/** One attribute and its property. */
export interface AttributeRow {
  readonly name: string;
  readonly property: OptionName;
  readonly kind: AttributeNote<OptionName>['kind'];
  /** TypeScript type of the property. */
  readonly type: string;
  /** All allowed values of a choice; `null` for other kinds. */
  readonly values: readonly string[] | null;
  /** The allowed values as text. */
  readonly allowed: string;
  /** Text of the attribute that means the same as a missing attribute; `null` if there is no such text. */
  readonly default: string | null;
  /** Value of the property without the attribute. */
  readonly initial: unknown;
  /** Whether setting the property writes the attribute. */
  readonly reflects: boolean;
  readonly description: string;
}

const TYPES = { flag: 'boolean', text: 'string', list: 'string' } as const;

const typeOf = (kind: AttributeRow['kind'], values: AttributeRow['values']) =>
  kind === 'choice' ? (values ?? []).map((value) => `'${value}'`).join(' | ') : TYPES[kind];

// In the options, a list's default is an array; in markup it is the ids.
const defaultText = (name: OptionName): string | null => {
  const initial = propertyOf(DEFAULTS, name);
  return Array.isArray(initial) ? initial.join(',') : attributeTextOf(name, initial) || null;
};

const rowOf = (name: OptionName): AttributeRow => {
  const { kind, description, type } = NOTES[name];
  const allowed = [RULES[name][1]].flat();
  const values = kind === 'choice' ? allowed : null;
  return {
    name: attributeOf(name),
    property: name,
    kind,
    type: type ?? typeOf(kind, values),
    values,
    allowed: allowed.join(', '),
    default: defaultText(name),
    initial: propertyOf(DEFAULTS, name),
    reflects: name !== 'apiKey',
    description,
  };
};

export const attributeRows: readonly AttributeRow[] = OPTION_NAMES.map(rowOf);
