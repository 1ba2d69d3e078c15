/**
 * The languages beside English, by the BCP 47 tag of their texts. This is the only list: widget, provider and account
 * must have texts for each, or the compiler names what is missing.
 */
export const TAGS = ['de', 'fr', 'es', 'pt-BR', 'it', 'ja', 'zh-Hans', 'hi', 'ar'] as const;

export type Tag = (typeof TAGS)[number];

/** Every language, English first. */
export const LANGUAGES = ['en', ...TAGS] as const;

export type Language = (typeof LANGUAGES)[number];

/** Writing direction of a language's script. */
export const directionOf = (language: Language): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr');

/** Wishes that count: the list may come from a stranger. */
export const MAX_WISHES = 20;

const parseTag = (tag: string): Intl.Locale | undefined => {
  try {
    return new Intl.Locale(tag);
  } catch {
    return undefined;
  }
};

// `zh-TW` is written in another script than `zh-Hans`, `pt-PT` in the same script as `pt-BR`.
const languageAndScript = (tag: Intl.Locale): string => {
  const { language, script } = tag.maximize();
  return `${language}-${script}`;
};

const BY_SCRIPT: ReadonlyMap<string, Language> = new Map(
  LANGUAGES.map((language) => [languageAndScript(new Intl.Locale(language)), language]),
);

/**
 * Finds the first wish that there are texts for, by language and script: the region does not matter. English stands in if
 * there is none. A reader of Traditional Chinese gets the next wish, because Simplified characters serve them no better.
 * @param wishes BCP 47 tags, the best first; malformed ones do not count
 */
export const preferredLanguage = (wishes: readonly string[]): Language => {
  // Browsers write the bare language after the region's: `zh` after `zh-TW` means the same script.
  const otherScripts = new Set<string>();
  for (const wish of wishes.slice(0, MAX_WISHES)) {
    const wanted = parseTag(wish);
    const isImplied = wanted !== undefined && wanted.baseName === wanted.language;
    if (wanted === undefined || (isImplied && otherScripts.has(wanted.language))) continue;
    const found = BY_SCRIPT.get(languageAndScript(wanted));
    if (found) return found;
    otherScripts.add(wanted.language);
  }
  return 'en';
};
