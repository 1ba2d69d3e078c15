import { fillText, type TextParams } from '../../common/fill-text.ts';
import { directionOf, type Language, preferredLanguage } from '../../common/languages.ts';
import { authorize } from '../../common/locales/en.json';
import { orUndefined } from '../../common/or-undefined.ts';
import { findLanguage } from '../element/language.ts';
import { en } from '../locales/en.ts';
import type { LocaleMessages } from '../locales/load.ts';

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

export const loadMessages = async ({ locale }: Chosen): Promise<LocaleMessages> => {
  const found = await findLanguage(
    () => locale,
    (language) => language,
  );
  return (await found?.loadMessages?.()) ?? { lang: 'en', locale, dir: 'ltr', catalogue: en };
};

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

export type OwnTexts = (key: keyof typeof authorize, params?: TextParams) => string;

export const ownTextsOf =
  (language: Language): OwnTexts =>
  (key, params) =>
    fillText((FILES[`./${language}.json`] ?? authorize)[key], params);
