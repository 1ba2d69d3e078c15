import { attributeOf, OPTION_NAMES, type OptionName, RULES } from '../../../widget/element/attributes.ts';
import words from './words.json';

interface Words {
  /** By default the attribute's name. */
  readonly label?: string;
  /** One short sentence, if the name is not enough. */
  readonly hint?: string;
  /** What an empty field means, if the widget's default does not say it. */
  readonly fallback?: string;
  /** Suggested values. Any other value can be typed. */
  readonly offers?: readonly string[];
}

/** How a setting is edited: the element's attributes of contract §2.1, and its `messages`. */
export interface Setting extends Words {
  readonly label: string;
  readonly kind: 'choice' | 'text' | 'flag' | 'connectors' | 'request' | 'messages';
  /** Of a choice; the first is the default. */
  readonly values: readonly string[];
}

const WORDS: Readonly<Record<string, Words>> = words.settings;

const kindOf = (option: OptionName): Setting['kind'] => {
  if (option === 'connectors') return 'connectors';
  if (option === 'requestData') return 'request';
  const [fallback, allowed] = RULES[option];
  if (typeof fallback === 'boolean') return 'flag';
  return typeof allowed === 'string' ? 'text' : 'choice';
};

const settingFor = (option: OptionName): readonly [name: string, Setting] => {
  const name = attributeOf(option);
  const [fallback, allowed] = RULES[option];
  const label = `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll('-', ' ')}`;
  const texts = { label, fallback: `${fallback ?? ''}`, ...WORDS[name] };
  return [name, { ...texts, kind: kindOf(option), values: [allowed].flat() }];
};

const SETTINGS: ReadonlyMap<string, Setting> = new Map([
  ...OPTION_NAMES.filter((name) => name !== 'apiKey').map(settingFor),
  ['messages', { label: 'Texts', kind: 'messages', values: [] }],
]);

const NAMED_GROUPS = [
  { title: 'Who', names: ['provider', 'app-name', 'locale', 'theme'] },
  {
    title: 'Button',
    names: ['login-type', 'button-type', 'visual-type', 'text-layout', 'text-color', 'signed-in', 'disabled'],
  },
  { title: 'Data', names: ['request-data', 'connectors', 'auto-fetch'] },
  { title: 'Texts', names: ['messages'] },
];

/** The settings in the order of the configurator. "Server" has every attribute without another group. */
export const GROUPS = NAMED_GROUPS.toSpliced(-1, 0, {
  title: 'Server',
  names: [...SETTINGS.keys()].filter((name) => !NAMED_GROUPS.some(({ names }) => names.includes(name))),
});

/** In the order of the configurator and of the snippets. */
export const SETTING_NAMES: readonly string[] = GROUPS.flatMap(({ names }) => names);

/** @throws Error if there is no such setting */
export const settingOf = (name: string): Setting => {
  const setting = SETTINGS.get(name);
  if (!setting) throw new Error(`There is no setting "${name}"`);
  return setting;
};

/** The key of the preview and the snippets until the person enters another. */
export const SANDBOX_KEY = 'sandbox-demo-key';

/** Texts offered for a change, with their defaults. The address can set any other key of the catalogue. */
export const MESSAGE_DEFAULTS: Readonly<Record<string, string>> = words.messages;
