import { problemWith } from './check.ts';
import { SETTING_NAMES, type SettingName } from './settings.ts';

/** Each setting's own text, right or wrong, as the attribute would have it; what is absent keeps the widget's default. */
export type Config = Readonly<Partial<Record<SettingName, string>>>;

/** One setting changed; `null` takes it away. */
export const withSetting = (config: Config, name: SettingName, text: string | null): Config => {
  const { [name]: _, ...others } = config;
  return text === null ? others : { ...others, [name]: text };
};

/** What can be applied, in the order of the configurator: settings that are not right are left out. */
const validSettings = (config: Config, origin: string): (readonly [SettingName, string])[] =>
  SETTING_NAMES.flatMap((name) => {
    const text = config[name];
    return text === undefined || problemWith(name, text, origin) !== null ? [] : [[name, text] as const];
  });

/** Names of the settings whose text cannot be applied. */
export const wrongSettings = (config: Config, origin: string): SettingName[] => {
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
