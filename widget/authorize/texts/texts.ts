import type { Language } from '../../../common/languages.ts';
import { fillText, type TextParams } from '../../errors.ts';
import { en, type PageTextKey, type PageTexts } from './en.ts';
import { de, es, fr, it, ptBR } from './european.ts';
import { ar, hi, ja, zhHans } from './others.ts';

/** All languages are in one file, because the page shows a text before it knows the requested language. */
export const PAGE_TEXTS: Readonly<Record<Language, PageTexts>> = {
  en,
  de,
  fr,
  es,
  'pt-BR': ptBR,
  it,
  ja,
  'zh-Hans': zhHans,
  hi,
  ar,
};

/** The text of a key, with its `{name}` placeholders filled. */
export type OwnTexts = (key: PageTextKey, params?: TextParams) => string;

export const ownTextsOf =
  (language: Language): OwnTexts =>
  (key, params) =>
    fillText(PAGE_TEXTS[language][key], params);
