import type { ConnectorId } from '../common/platforms/ids.ts';

/** Platforms that a person can connect, by their name in call 3 (specification §7). */
export type ConnectorName = ConnectorId;

/** What a page asks for, and a person switches on, by its id in `request-data`. */
export type DataTypeId = 'basic' | 'personality' | 'preferences' | 'reasons';
/** The size of a tier; the result names it in lower case. */
export type DataSize = 'Small' | 'Medium' | 'Large';
/** Label of an approved entry in call 4 and the window message. */
export type DataLabel = DataSize | 'Traits' | 'Reasons';

/** One tier of `request-data` (contract §2.3), the specification's data request entry. */
export interface Tier {
  /** The name of the row. */
  readonly type: string;
  /** The row's description, in the page's own words. */
  readonly descriptions: string;
  /** What the page gives in return; shown as a badge. */
  readonly reward?: string;
  /** Whether the tier includes the reasons for scores; the row then says so in the provider's words. */
  readonly reasons?: boolean;
}

/** The requested data: data types by id, or the host's own tiers by size. */
export type RequestData =
  | { readonly ids: readonly DataTypeId[]; readonly tiers?: never }
  | { readonly tiers: Readonly<Partial<Record<DataSize, Tier>>>; readonly ids?: never };

/** What the button is for. */
export type LoginType = 'signIn' | 'signUp' | 'signOut';
/** A pill with its text on it, or an icon with the text beside it. */
export type ButtonType = 'pill' | 'icon';
/** Where the text stands beside the icon. */
export type TextLayout = 'right' | 'left' | 'below';
/** Icon and text, or the icon alone. */
export type VisualType = 'full' | 'icon';
/** Colour of the button’s text. */
export type TextColor = 'black' | 'white';
/** Colours of the dialog; `auto` follows the person’s system. */
export type Theme = 'light' | 'dark' | 'auto';
/** When the file of the dialog is fetched. */
export type Preload = 'auto' | 'none' | 'eager';
/** Whether the dialog is part of the page, or a frame of the provider that the page cannot read. */
export type Isolation = 'none' | 'frame';
/** What the button shows once a person is signed in: the text of `login-type`, or their name with a menu. */
export type WhenSignedIn = 'label' | 'menu';

/** The answer of call 4: a token for the page, or a one-time code for the host's server. */
export type ResponseType = 'token' | 'code';

/** The element's attributes after validation (contract §2.1). */
export interface ConnectOptions {
  /** The brand in every text. */
  readonly provider: string;
  /** Name of the host application. */
  readonly appName: string;
  /** Base of the calls to the provider’s API: a path or an http(s) URL. */
  readonly apiBase: string;
  /** Sent as `x-api-key`. Written to the property, it never appears in the markup. */
  readonly apiKey: string;
  /** What the button is for; `signOut` forgets the saved record instead of opening the dialog. */
  readonly loginType: LoginType;
  /** A pill with its text on it, or an icon with the text beside it. */
  readonly buttonType: ButtonType;
  /** Where the text stands beside the icon. */
  readonly textLayout: TextLayout;
  /** Icon and text, or the icon alone; its text is then its name. */
  readonly visualType: VisualType;
  /** Colour of the button’s text, with a surface that suits it. */
  readonly textColor: TextColor;
  /**
   * What to ask for: ids of data types (`basic` is always included), or a JSON map of tiers by size. The property
   * takes a list or an object as well.
   */
  readonly requestData: RequestData;
  /** No mail is sent, and the test code is the only valid one. */
  readonly testMode: boolean;
  /** Asks for the data at once, instead of returning the choice only. */
  readonly autoFetch: boolean;
  /** The host’s own OAuth callback page, on its own origin. */
  readonly redirectUrl: string | null;
  /** Language as a BCP 47 tag; empty: the nearest `lang`, else English. */
  readonly locale: string;
  /** Colours of the dialog; `auto` follows the person’s system. A page that is always light or dark sets that. */
  readonly theme: Theme;
  /** The button cannot be pressed. */
  readonly disabled: boolean;
  /** Platforms to offer, in the order to show them, separated by commas. */
  readonly connectors: readonly ConnectorName[];
  /**
   * `none` fetches the flow only when the button is pressed; `auto` when the page is idle or the person comes near
   * the button; `eager` at once, and draws the dialog unseen while the page is idle.
   */
  readonly preload: Preload;
  /**
   * `frame` shows the dialog as a frame of the provider, at the origin of `api-base`: scripts of the page cannot
   * read it.
   */
  readonly isolation: Isolation;
  /**
   * `code` makes call 4 and puts a one-time `code` into the result, for the host’s server; no token enters the
   * page.
   */
  readonly responseType: ResponseType;
  /** S256 code challenge of the host’s server (RFC 7636). An application without a secret needs it for a code. */
  readonly codeChallenge: string;
  /**
   * `menu` turns the button, once a person is signed in, into “Signed in as …” with a menu: what they share, add a
   * platform, their account, sign out.
   */
  readonly whenSignedIn: WhenSignedIn;
}
