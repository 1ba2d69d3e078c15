import { fillText, type TextParams } from '../../common/fill-text.ts';
import type { Language } from '../../common/languages.ts';
import { authorize } from '../../common/locales/en.json';

// All languages are in one file, because the page shows a text before it knows the requested language.
const FILES = import.meta.glob<typeof authorize>('./*.json', {
  base: '../../common/locales',
  eager: true,
  import: 'authorize',
});

/** The text of a key, with its `{name}` placeholders filled. */
export type OwnTexts = (key: keyof typeof authorize, params?: TextParams) => string;

export const ownTextsOf =
  (language: Language): OwnTexts =>
  (key, params) =>
    fillText((FILES[`./${language}.json`] ?? authorize)[key], params);
