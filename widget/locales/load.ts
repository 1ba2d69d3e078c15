import { en, type MessageKey } from './en.ts';

/** Texts of one language by message key; what is missing falls back to English. */
export type Catalogue = Readonly<Partial<Record<MessageKey, string>>>;

export interface Language {
  /** BCP 47 tag of the catalogue that was found. */
  readonly locale: string;
  readonly dir: 'ltr' | 'rtl';
  readonly catalogue: Catalogue;
}

const ENGLISH: Language = { locale: 'en', dir: 'ltr', catalogue: en };

/** The language nearest to a BCP 47 tag; English where there is none (contract §2.1). */
export const loadLanguage = async (_tag: string): Promise<Language> => ENGLISH;
