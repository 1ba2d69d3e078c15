import { orUndefined } from '../domain/fields.ts';
import type { Language } from '../locales/load.ts';
import { ENGLISH } from './english.ts';

/**
 * Takes the language of `locale`, else of the nearest `lang`, else English (contract §2.1). English is taken at once,
 * without a promise. Where the others cannot be fetched, nothing is taken, and the promise gives nothing after a warning.
 * @param tag gives the present tag: it may change while the languages are fetched
 * @param take gives back the language that it takes
 */
export const findLanguage = (tag: () => string, take: (language: Language) => Language) =>
  /^en\b/i.test(tag())
    ? take(ENGLISH)
    : import('../locales/load.ts').then(
        ({ languageFor }) => take(languageFor(tag()) ?? ENGLISH),
        console.warn,
      );

/**
 * The language that a server drew the button with: the button hands it over in its value, and `attachShadow` removes it.
 * Only a button with a language of its own is asked: that of a root of the host's own stops nothing.
 */
export const languageIn = (root: ShadowRoot | null): Language | null | undefined =>
  root && orUndefined(() => JSON.parse(root.querySelector<HTMLButtonElement>('[lang]')?.value ?? ''));
