import type { Config } from './config.ts';
import { SETTING_NAMES, settingOf } from './settings.ts';

/** Reads the configuration from a page's query. Invalid settings are kept as text. */
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

/** Writes the configuration into the query and keeps its other parameters. The result is empty, or begins with `?`. */
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
