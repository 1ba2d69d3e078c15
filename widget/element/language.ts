import type { Language } from '../locales/load.ts';
import { TRIGGER_TEXTS } from '../trigger-texts.ts';
import type { ConnectOptions } from '../types.ts';
import { tagOf } from './language-tag.ts';

/** The language that comes with the flow, used where no other one is found. */
export const ENGLISH: Language = { lang: 'en', dir: 'ltr', trigger: TRIGGER_TEXTS };

/** Whether nothing has to be fetched. */
export const speaksEnglish = (element: Element, options: ConnectOptions): boolean =>
  /^en\b/i.test(tagOf(element, options));

interface Speaker {
  readonly element: Element;
  readonly options: () => ConnectOptions;
}

/**
 * The language of `locale`, else of the nearest `lang`, else English (contract §2.1). English as well, after a warning,
 * where the others cannot be fetched.
 */
export const findLanguage = async ({ element, options }: Speaker): Promise<Language> => {
  if (speaksEnglish(element, options())) return ENGLISH;
  // The tag may have changed while the languages were fetched.
  const found = await import('../locales/load.ts').then(
    ({ languageFor }) => languageFor(tagOf(element, options())),
    console.warn,
  );
  return found ?? ENGLISH;
};
