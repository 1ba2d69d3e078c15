import { LANGUAGES, type Language, preferredLanguage } from '../../../common/languages.ts';
import type { Catalogue } from './catalogue.ts';

/** One file for each language, because a reader needs only one. */
const CATALOGUES: Record<Language, () => Promise<{ readonly texts: Catalogue }>> = {
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  'pt-BR': () => import('./pt-BR.ts'),
  it: () => import('./it.ts'),
  ja: () => import('./ja.ts'),
  'zh-Hans': () => import('./zh-Hans.ts'),
  hi: () => import('./hi.ts'),
  ar: () => import('./ar.ts'),
};

export interface LoadedLanguage {
  readonly tag: Language;
  readonly texts: Catalogue;
}

export const loadLanguage = async (tag: Language): Promise<LoadedLanguage> => ({
  tag,
  texts: (await CATALOGUES[tag]()).texts,
});

export const isLanguage = (text: string | null): text is Language =>
  LANGUAGES.some((language) => language === text);

const CHOICE_KEY = 'data-connect-account:language';

/** Returns the language that the person chose here, else the browser's. */
export const preferredOrChosen = (): Language => {
  try {
    const chosen = localStorage.getItem(CHOICE_KEY);
    if (isLanguage(chosen)) return chosen;
  } catch {
    // Storage is blocked, so the choice lasts as long as the page.
  }
  return preferredLanguage(navigator.languages);
};

export const rememberLanguage = (tag: Language) => {
  try {
    localStorage.setItem(CHOICE_KEY, tag);
  } catch {
    // Storage is blocked: no choice is stored.
  }
};
