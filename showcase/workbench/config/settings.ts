/** How a setting is edited: the element's attributes of contract §2.1, and its `messages`. */
interface SettingBase {
  readonly label: string;
  /** One short sentence, if the name is not enough. */
  readonly hint?: string;
}

export interface ChoiceSetting extends SettingBase {
  readonly kind: 'choice';
  /** The first is the default. */
  readonly values: readonly string[];
}

export interface TextSetting extends SettingBase {
  readonly kind: 'text';
  /** The default of an empty field. */
  readonly fallback: string;
  /** Suggested values. Any other value can be typed. */
  readonly offers?: readonly string[];
}

export interface OtherSetting extends SettingBase {
  readonly kind: 'flag' | 'connectors' | 'request' | 'messages';
}

export type Setting = ChoiceSetting | TextSetting | OtherSetting;

export const SETTINGS = {
  provider: { kind: 'text', label: 'Provider', fallback: 'Mosaic', hint: 'The brand in every text' },
  'app-name': { kind: 'text', label: 'App name', fallback: 'My App', hint: 'Your application' },
  locale: {
    kind: 'text',
    label: 'Locale',
    fallback: 'the page’s lang',
    hint: 'Ten languages, and any region of theirs, such as de-AT',
    offers: ['en', 'de', 'fr', 'es', 'pt-BR', 'it', 'ja', 'zh-Hans', 'hi', 'ar'],
  },
  theme: { kind: 'choice', label: 'Theme', values: ['auto', 'light', 'dark'] },
  'login-type': {
    kind: 'choice',
    label: 'Login type',
    values: ['signIn', 'signUp', 'signOut'],
    hint: 'signOut forgets the person instead of opening',
  },
  'button-type': { kind: 'choice', label: 'Button type', values: ['pill', 'icon'] },
  'visual-type': { kind: 'choice', label: 'Visual type', values: ['full', 'icon'] },
  'text-layout': { kind: 'choice', label: 'Text layout', values: ['right', 'left', 'below'] },
  'text-color': { kind: 'choice', label: 'Text colour', values: ['black', 'white'] },
  'signed-in': {
    kind: 'choice',
    label: 'Signed in',
    values: ['label', 'menu'],
    hint: 'menu names the person, once one is signed in',
  },
  disabled: { kind: 'flag', label: 'Disabled' },
  'request-data': { kind: 'request', label: 'Data to ask for' },
  connectors: { kind: 'connectors', label: 'Connectors' },
  'auto-fetch': {
    kind: 'flag',
    label: 'Auto fetch',
    hint: 'Makes call 4 at once and posts the window message',
  },
  'test-mode': { kind: 'flag', label: 'Test mode', hint: 'No mail; 123456 is the only code' },
  'api-base': {
    kind: 'text',
    label: 'API base',
    fallback: '/api',
    hint: 'For the snippet; the preview calls its own server only',
  },
  'redirect-url': {
    kind: 'text',
    label: 'Redirect URL',
    fallback: 'the server’s choice',
    hint: 'Your OAuth callback page, on this origin',
  },
  preload: { kind: 'choice', label: 'Preload', values: ['auto', 'none', 'eager'] },
  isolation: { kind: 'choice', label: 'Isolation', values: ['none', 'frame'] },
  'response-type': {
    kind: 'choice',
    label: 'Response type',
    values: ['token', 'code'],
    hint: 'code: the result has a one-time code for your server, and no token',
  },
  'code-challenge': {
    kind: 'text',
    label: 'Code challenge',
    fallback: 'none',
    hint: 'S256; an application without a secret needs it for a code',
  },
  messages: { kind: 'messages', label: 'Texts' },
} as const satisfies Record<string, Setting>;

export type SettingName = keyof typeof SETTINGS;

const isSettingName = (name: string): name is SettingName => name in SETTINGS;

/** In the order of the configurator and of the snippets. */
export const SETTING_NAMES: readonly SettingName[] = Object.keys(SETTINGS).filter(isSettingName);

export const settingOf = (name: SettingName): Setting => SETTINGS[name];

export interface SettingGroup {
  readonly title: string;
  readonly names: readonly SettingName[];
}

export const GROUPS = [
  { title: 'Who', names: ['provider', 'app-name', 'locale', 'theme'] },
  {
    title: 'Button',
    names: ['login-type', 'button-type', 'visual-type', 'text-layout', 'text-color', 'disabled'],
  },
  { title: 'Data', names: ['request-data', 'connectors', 'auto-fetch'] },
  {
    title: 'Server',
    names: [
      'api-base',
      'test-mode',
      'redirect-url',
      'preload',
      'isolation',
      'response-type',
      'code-challenge',
    ],
  },
  { title: 'Texts', names: ['messages'] },
] as const satisfies readonly SettingGroup[];

/** The key of the preview and the snippets until the person enters another. */
export const SANDBOX_KEY = 'sandbox-demo-key';

/** Texts offered for a change, with their defaults. The address can set any other key of the catalogue. */
export const MESSAGE_DEFAULTS = {
  'button.signIn': 'Sign In with {provider}',
  'email.title.signIn': 'Sign in with {provider}',
  'email.submit': 'Send code',
  'code.title': 'Check your inbox',
  'onboarding.title': 'Connect your data',
  'onboarding.skip': 'Skip for now',
  'pin.title': 'Create a PIN',
  'data.title': 'Share with {appName}?',
  'data.share': 'Share',
  'data.decline': "Don't share",
} as const;
