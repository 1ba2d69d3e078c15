import { problemWith } from './check.ts';
import { SETTING_NAMES } from './settings.ts';

/**
 * The text of each setting, valid or not, in the syntax of the attribute. A missing setting keeps the widget's default.
 */
export type Config = Readonly<Partial<Record<string, string>>>;

/** Changes one setting; `null` removes it. */
export const withSetting = (config: Config, name: string, text: string | null): Config => {
  const { [name]: _, ...others } = config;
  return text === null ? others : { ...others, [name]: text };
};

/** Returns the valid settings, in the order of the configurator. */
const validSettings = (config: Config, origin: string): (readonly [string, string])[] =>
  SETTING_NAMES.flatMap((name) => {
    const text = config[name];
    return text === undefined || problemWith(name, text, origin) !== null ? [] : [[name, text] as const];
  });

/** Names of the invalid settings. */
export const wrongSettings = (config: Config, origin: string): string[] => {
  const valid = validSettings(config, origin).map(([name]) => name);
  return SETTING_NAMES.filter((name) => config[name] !== undefined && !valid.includes(name));
};

/** The valid attributes, without `messages`, which is a property. */
export const attributesOf = (config: Config, origin: string) =>
  validSettings(config, origin).filter(([name]) => name !== 'messages');

/** The valid overrides of single texts. */
export const messagesOf = (config: Config, origin: string): Readonly<Record<string, string>> => {
  const entry = validSettings(config, origin).find(([name]) => name === 'messages');
  return entry ? JSON.parse(entry[1]) : {};
};
