import type { Language } from '../../common/languages.ts';
import subjects from './excluded-subjects.json' with { type: 'json' };

/**
 * Subjects of which no item is scored, no reason is named and no entry of a download is stored (contract §8), worded to
 * follow "nothing about": health, sexual life or orientation, faith, party, trade union, origin, crime, debts, and
 * violence that a person suffered.
 */
export const EXCLUDED_SUBJECTS: Readonly<Record<Language, readonly string[]>> = subjects;

/** The subjects as a part of a sentence: `health, sexual life or orientation, …, debts, or violence suffered`. */
export const excludedSubjects = (language: Language): string =>
  new Intl.ListFormat(language, { type: 'disjunction' }).format(EXCLUDED_SUBJECTS[language]);
