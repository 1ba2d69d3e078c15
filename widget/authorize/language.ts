import { fillText, type TextParams } from '../../common/fill-text.ts';
import { directionOf, type Language, preferredLanguage } from '../../common/languages.ts';
import { authorize } from '../../common/locales/en.json';
import { orUndefined } from '../../common/or-undefined.ts';
import { findLanguage } from '../element/language.ts';
import { en } from '../locales/en.ts';
import type { LocaleMessages } from '../locales/load.ts';

/** A language of the page and the BCP 47 tag for its numbers and times. */
export interface Chosen {
  readonly language: Language;
  readonly locale: string;
}

/** @param wishes BCP 47 tags, the best first; malformed ones are ignored */
export const chooseLanguage = (wishes: readonly string[]): Chosen => {
  const valid = wishes.flatMap(
    (wish) => orUndefined(() => Intl.getCanonicalLocales(wish.replace(/_/g, '-'))) ?? [],
  );
  const language = preferredLanguage(valid);
  const locale = valid.find((wish) => wish.split('-')[0] === language.split('-')[0]);
  return { language, locale: locale ?? language };
};

/** Loads the steps' texts; falls back to the English ones if they do not load. */
export const loadMessages = async ({ locale }: Chosen): Promise<LocaleMessages> => {
  const found = await findLanguage(
    () => locale,
    (language) => language,
  );
  return (await found?.loadMessages?.()) ?? { lang: 'en', locale, dir: 'ltr', catalogue: en };
};

/** Writes language and direction to the document. */
export const markDocument = ({ language }: Chosen, title: string): void => {
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
  document.title = title;
};

// All languages are in one file, because the page shows a text before it knows the requested language.
const FILES = import.meta.glob<typeof authorize>('./*.json', {
  base: '../../common/locales',
  eager: true,
  import: 'authorize',
});

/** The text of a key, with its `{name}` placeholders filled. */
export type OwnTexts = (key: keyof typeof authorize, params?: TextParams) => string;

export const ownTextsOf =
  (language: Language): OwnTexts =>
  (key, params) =>
    fillText((FILES[`./${language}.json`] ?? authorize)[key], params);
