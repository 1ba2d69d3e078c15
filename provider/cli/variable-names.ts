import { NAMES } from '../config/config.ts';
import { ConfigError, type Variables } from '../config/values.ts';

/** Includes the older names of proxy variables, in lower case. */
const KNOWN = new Set([
  ...NAMES,
  ...NAMES.filter((name) => name.endsWith('_PROXY')).map((name) => name.toLowerCase()),
]);

export const unknownIn = (variables: Variables): readonly string[] =>
  Object.keys(variables).filter((name) => !KNOWN.has(name));

const sorted = (text: string) => [...text].sort().join('');

/** Whether one letter is wrong, missing or too much, or all letters are there in another order. */
const isTypingError = (given: string, name: string): boolean => {
  if (sorted(given) === sorted(name)) return true;
  let start = 0;
  while (start < name.length && given[start] === name[start]) start += 1;
  const [typed, meant] = [given.slice(start), name.slice(start)];
  return typed.slice(1) === meant || typed === meant.slice(1) || typed.slice(1) === meant.slice(1);
};

/** A name this short is compared in the env file only: other programs have names such as `POST`. */
const SHORT = 4;

/** @throws ConfigError for a name that is one typing error from a variable that is absent */
export const refuseTypingErrors = (variables: Variables, file: Variables): void => {
  for (const given of unknownIn(variables)) {
    // `readConfig` refuses a byte order mark with a text of its own.
    if (!/^\w+$/.test(given)) continue;
    const name = NAMES.find(
      (each) =>
        !variables[each]?.trim() && (each.length > SHORT || given in file) && isTypingError(given, each),
    );
    if (name !== undefined && variables[given]?.trim())
      throw new ConfigError(given, `is no variable of the provider: is ${name} meant?`);
  }
};
