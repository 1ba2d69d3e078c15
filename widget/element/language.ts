import { parseJson } from '../domain/fields.ts';
import type { Language } from '../locales/load.ts';
import { ENGLISH } from './english.ts';

/**
 * Uses the language of `locale`, else of the nearest `lang`, else English (contract §2.1). English is used at once,
 * without a promise. If the other languages fail to load, none is used, and the promise resolves with nothing after a
 * warning.
 * @param tag returns the present tag, which may change while the languages load
 * @param take applies a language and returns it
 */
export const findLanguage = (tag: () => string, take: (language: Language) => Language) =>
  /^en\b/i.test(tag())
    ? take(ENGLISH)
    : import('../locales/load.ts').then(
        ({ languageFor }) => take(languageFor(tag()) ?? ENGLISH),
        (error) => console?.warn(error),
      );

/**
 * Returns the language in which a server drew the button. The button's value has it, and `attachShadow` removes the
 * button. A button without such a value, as in a host's own shadow root, is ignored.
 */
export function languageIn(root: ShadowRoot | null): Language | null | undefined;
export function languageIn(root: ShadowRoot | null): unknown {
  return root && parseJson(root.querySelector<HTMLButtonElement>('[lang]')?.value);
}
