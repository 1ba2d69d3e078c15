import type { Language } from '../../common/languages.ts';
import { subjects } from '../../common/locales/en.json';

const SUBJECTS = import.meta.glob<typeof subjects>('./*.json', {
  base: '../../common/locales',
  eager: true,
  import: 'subjects',
});

/** Names the subjects that are never scored, named or stored (contract §8), worded to follow "nothing about". */
export const excludedSubjects = (language: Language): string =>
  new Intl.ListFormat(language, { type: 'disjunction' }).format(
    Object.values(SUBJECTS[`./${language}.json`] ?? subjects),
  );
