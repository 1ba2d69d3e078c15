import { orUndefined } from './or-undefined.ts';

/** The languages besides English, by BCP 47 tag. Each has a file in `common/locales`. */
export const TAGS = ['de', 'fr', 'es', 'pt-BR', 'it', 'ja', 'zh-Hans', 'hi', 'ar'] as const;

export type Tag = (typeof TAGS)[number];

export const LANGUAGES = ['en', ...TAGS] as const;

export type Language = (typeof LANGUAGES)[number];

export const directionOf = (language: Language): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr');

/** Maximum number of preferences that count, because the list may come from a client. */
export const MAX_WISHES = 20;

// Java and C write `de_AT`, and apps send that as it is.
const parseTag = (tag: string): Intl.Locale | undefined =>
  orUndefined(() => new Intl.Locale(tag.replace(/_/g, '-')));

// Adds the script: `zh-TW` and `zh-Hans` have different scripts, `pt-PT` and `pt-BR` have the same.
const languageAndScript = (tag: Intl.Locale): string => {
  const { language, script } = tag.maximize();
  return `${language}-${script}`;
};

const BY_SCRIPT: ReadonlyMap<string, Language> = new Map(
  LANGUAGES.map((language) => [languageAndScript(new Intl.Locale(language)), language]),
);

/** Malformed tags are ignored. A reader of Traditional Chinese gets the next preference, not Simplified characters. */
export const preferredLanguage = (wishes: readonly string[]): Language => {
  // Browsers append the bare language to the regional one: `zh` after `zh-TW` means the same script.
  const otherScripts: string[] = [];
  for (const wish of wishes.slice(0, MAX_WISHES)) {
    const wanted = parseTag(wish);
    const isImplied = wanted !== undefined && wanted.baseName === wanted.language;
    if (wanted === undefined || (isImplied && otherScripts.includes(wanted.language))) continue;
    const found = BY_SCRIPT.get(languageAndScript(wanted));
    if (found) return found;
    otherScripts.push(wanted.language);
  }
  return 'en';
};
