import type { Language } from '../../common/languages.ts';
import { subjects } from '../../common/locales/en.json';

const SUBJECTS = import.meta.glob<typeof subjects>('./*.json', {
  base: '../../common/locales',
  eager: true,
  import: 'subjects',
});

/**
 * Subjects of which no item is scored, no reason is named and no entry of a download is stored (contract §8), worded to
 * follow "nothing about": `health, sexual life or orientation, …, debts, or violence suffered`.
 */
export const excludedSubjects = (language: Language): string =>
  new Intl.ListFormat(language, { type: 'disjunction' }).format(
    Object.values(SUBJECTS[`./${language}.json`] ?? subjects),
  );
