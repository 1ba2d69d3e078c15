import type { Language } from './languages.ts';
import { operator } from './locales/en.json';

const TEXTS = import.meta.glob<typeof operator>('./*.json', {
  base: './locales',
  eager: true,
  import: 'operator',
});

/** The names of the texts in which the operator of a provider describes itself. */
export const operatorTexts = (language: Language): typeof operator => TEXTS[`./${language}.json`] ?? operator;
