import type { Language } from '../../common/languages.ts';
import en from '../../common/locales/en.json';

const FILES = import.meta.glob<typeof en>('./*.json', {
  base: '../../common/locales',
  eager: true,
  import: 'default',
});

/** All texts of a language, for the server. Scripts of browsers take parts of the files only. */
export const textsIn = (language: Language): typeof en => FILES[`./${language}.json`] ?? en;
