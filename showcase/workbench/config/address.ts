import type { Config } from './config.ts';
import { SETTING_NAMES, settingOf } from './settings.ts';

/** The configuration in a page's query; right or wrong, nothing of a setting is lost. */
export const readAddress = (search: string): Config => {
  const parameters = new URLSearchParams(search);
  return Object.fromEntries(
    SETTING_NAMES.flatMap((name) => {
      const text = parameters.get(name);
      if (text === null) return [];
      // A boolean attribute is true whatever its text.
      return [[name, settingOf(name).kind === 'flag' ? '' : text]];
    }),
  );
};

/** The query that holds a configuration, and whatever else stood in it before; empty, or beginning with `?`. */
export const writeAddress = (config: Config, search = ''): string => {
  const parameters = new URLSearchParams(search);
  for (const name of SETTING_NAMES) {
    const text = config[name];
    if (text === undefined) parameters.delete(name);
    else parameters.set(name, text);
  }
  // Neither may a key that somebody wrote there by hand stay.
  parameters.delete('api-key');
  const query = parameters.toString();
  return query === '' ? '' : `?${query}`;
};
