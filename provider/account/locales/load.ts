import type { Catalogue } from './catalogue.ts';
import { isTag, nearestTag, type Tag } from './languages.ts';

/** One file for each language: a reader loads one. */
const CATALOGUES: Record<Tag, () => Promise<{ readonly texts: Catalogue }>> = {
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

export interface Language {
  readonly tag: Tag;
  readonly texts: Catalogue;
}

export const loadLanguage = async (tag: Tag): Promise<Language> => ({
  tag,
  texts: (await CATALOGUES[tag]()).texts,
});

const CHOICE_KEY = 'data-connect-account:language';

/** The language that was chosen here, else the browser's. */
export const preferredTag = (): Tag => {
  try {
    const chosen = localStorage.getItem(CHOICE_KEY);
    if (isTag(chosen)) return chosen;
  } catch {
    // Storage is blocked: the choice lasts as long as the page.
  }
  return nearestTag(navigator.languages);
};

export const rememberTag = (tag: Tag) => {
  try {
    localStorage.setItem(CHOICE_KEY, tag);
  } catch {
    // As above.
  }
};
