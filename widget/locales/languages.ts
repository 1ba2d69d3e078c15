/**
 * The languages beside English, by the BCP 47 tag of their texts. This is the only list: the build, the loader, the
 * button's texts and the callback page must have an entry for each, or the compiler says so.
 */
export const TAGS = ['de', 'fr', 'es', 'pt-BR', 'it', 'ja', 'zh-Hans', 'hi', 'ar'] as const;

export type Tag = (typeof TAGS)[number];

/** Writing direction of a language's script. */
export const directionOf = (tag: Tag): 'ltr' | 'rtl' => (tag === 'ar' ? 'rtl' : 'ltr');

// `zh-TW` is written in another script than `zh-Hans`, `pt-PT` in the same script as `pt-BR`.
const languageAndScript = (tag: string): string => {
  const { language, script } = new Intl.Locale(tag).maximize();
  return `${language}-${script}`;
};

/**
 * The tag with the same language and script, whatever the region. `undefined` where English is the nearest: also for
 * `zh-TW`, because a reader of Traditional characters is served no better by Simplified ones, and for a malformed tag.
 */
export const nearestTag = (tag: string): Tag | undefined => {
  try {
    const wanted = languageAndScript(tag);
    return TAGS.find((one) => languageAndScript(one) === wanted);
  } catch {
    return undefined;
  }
};
