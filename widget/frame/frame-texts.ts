import type { Language } from '../../common/languages.ts';
import { frame } from '../../common/locales/en.json';

const FILES = import.meta.glob<typeof frame>('./*.json', {
  base: '../../common/locales',
  eager: true,
  import: 'frame',
});

/** Texts that a dialog in the page does not need. */
export const frameTexts = (language: Language): typeof frame => FILES[`./${language}.json`] ?? frame;
