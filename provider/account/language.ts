import { LANGUAGES, type Language, preferredLanguage } from '../../common/languages.ts';
import type { account, operator, subjects } from '../../common/locales/en.json';

export type TextKey = keyof typeof account;

const ACCOUNT = import.meta.glob<typeof account>('./*.json', {
  base: '../../common/locales',
  import: 'account',
});
const OPERATOR = import.meta.glob<typeof operator>('./*.json', {
  base: '../../common/locales',
  import: 'operator',
});
const SUBJECTS = import.meta.glob<typeof subjects>('./*.json', {
  base: '../../common/locales',
  import: 'subjects',
});

/** The texts of the pages in one language, which are one file of the build. */
export interface LoadedLanguage {
  readonly tag: Language;
  readonly texts: Readonly<typeof account>;
  readonly operator: Readonly<typeof operator>;
  readonly subjects: Readonly<typeof subjects>;
}

/** @throws if the language's file cannot be loaded */
export const loadLanguage = async (tag: Language): Promise<LoadedLanguage> => {
  const file = `./${tag}.json`;
  const loads = [ACCOUNT[file]?.(), OPERATOR[file]?.(), SUBJECTS[file]?.()] as const;
  const [texts, operator, subjects] = await Promise.all(loads);
  if (!texts || !operator || !subjects) throw new Error(`There are no texts in ${tag}`);
  return { tag, texts, operator, subjects };
};

export const isLanguage = (text: string | null): text is Language =>
  LANGUAGES.some((language) => language === text);

const CHOICE_KEY = 'data-connect-account:language';

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
