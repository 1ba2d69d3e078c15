import type { Language } from './languages.ts';
import { operator } from './locales/en.json';

/** The names of the texts in which the operator of a provider describes itself. */
export type OperatorTexts = typeof operator;

const TEXTS = import.meta.glob<OperatorTexts>('./*.json', {
  base: './locales',
  eager: true,
  import: 'operator',
});

export const operatorTexts = (language: Language): OperatorTexts => TEXTS[`./${language}.json`] ?? operator;
