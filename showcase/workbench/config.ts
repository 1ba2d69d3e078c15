import { parseJson } from '../../widget/domain/fields.ts';
import { attributeOf, OPTION_NAMES, type OptionName, RULES } from '../../widget/element/attributes.ts';
import { isRecord } from '../shared/lib/is-record.ts';
import words from './words.json';

interface Words {
  readonly label?: string;
  readonly hint?: string;
  /** What an empty field means, if the widget's default does not say it. */
  readonly fallback?: string;
  /** Suggested values. Any other value can be typed. */
  readonly offers?: readonly string[];
}

/** One of the element's attributes (contract §2.1), or its `messages`. */
export interface Setting extends Words {
  readonly label: string;
  readonly kind: 'choice' | 'text' | 'flag' | 'connectors' | 'request' | 'messages';
  /** Values, or a description of them. The first value of a choice is the default. */
  readonly allowed: readonly string[];
  readonly isValid: (text: string) => boolean;
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
  const [fallback, allowed, parse] = RULES[option];
  const label = `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll('-', ' ')}`;
  const isValid = (text: string) => {
    const parsed = parse(text);
    // An empty text means the default.
    return parsed === '' || Boolean(parsed);
  };
  const texts = { label, fallback: `${fallback ?? ''}`, ...WORDS[name] };
  return [name, { ...texts, kind: kindOf(option), allowed: [allowed].flat(), isValid }];
};

const isMessages = (value: unknown): value is Readonly<Record<string, string>> =>
  isRecord(value) && Object.values(value).every((text) => typeof text === 'string');

const SETTINGS: ReadonlyMap<string, Setting> = new Map([
  ...OPTION_NAMES.filter((name) => name !== 'apiKey').map(settingFor),
  [
    'messages',
    {
      label: 'Texts',
      kind: 'messages',
      allowed: ['a JSON map of message keys to texts'],
      isValid: (text) => isMessages(parseJson(text)),
    },
  ],
]);

/** "Server" is the group of all attributes that no other group names. */
export const GROUPS = words.groups.toSpliced(-1, 0, {
  title: 'Server',
  names: [...SETTINGS.keys()].filter((name) => !words.groups.some(({ names }) => names.includes(name))),
});

export const SETTING_NAMES: readonly string[] = GROUPS.flatMap(({ names }) => names);

/** @throws Error if there is no such setting */
export const settingOf = (name: string): Setting => {
  const setting = SETTINGS.get(name);
  if (!setting) throw new Error(`There is no setting "${name}"`);
  return setting;
};

/** Used until the person enters another. */
export const SANDBOX_KEY = 'sandbox-demo-key';

/** The messages that the page offers. Its address can also set any other message of the catalogue. */
export const MESSAGE_DEFAULTS: Readonly<Record<string, string>> = words.messages;

/** Texts in the syntax of the attributes, valid or not. */
export type Config = Readonly<Partial<Record<string, string>>>;

const isSet = (config: Config, name: string) => config[name] !== undefined;
const isApplied = (config: Config, name: string) => settingOf(name).isValid(config[name] ?? '');

export const wrongSettings = (config: Config): string[] =>
  SETTING_NAMES.filter((name) => isSet(config, name) && !isApplied(config, name));

/** Without `messages`, which is a property. */
export const attributesOf = (config: Config): (readonly [name: string, text: string])[] =>
  SETTING_NAMES.filter((name) => name !== 'messages' && isSet(config, name) && isApplied(config, name)).map(
    (name) => [name, config[name] ?? ''],
  );

export const messagesOf = ({ messages }: Config): Readonly<Record<string, string>> => {
  const value = parseJson(messages ?? '');
  return isMessages(value) ? value : {};
};

/** Invalid settings are kept as text. */
export const readAddress = (search: string): Config => {
  const parameters = new URLSearchParams(search);
  return Object.fromEntries(
    SETTING_NAMES.flatMap((name) => {
      const text = parameters.get(name);
      if (text === null) return [];
      // A boolean attribute is true with any text.
      return [[name, settingOf(name).kind === 'flag' ? '' : text]];
    }),
  );
};

/** Keeps the query's other parameters. The result is empty, or begins with `?`. */
export const writeAddress = (config: Config, search = ''): string => {
  const parameters = new URLSearchParams(search);
  for (const name of SETTING_NAMES) {
    const text = config[name];
    if (text === undefined) parameters.delete(name);
    else parameters.set(name, text);
  }
  // Also removes a key that a person wrote into the query by hand.
  parameters.delete('api-key');
  const query = parameters.toString();
  return query === '' ? '' : `?${query}`;
};
