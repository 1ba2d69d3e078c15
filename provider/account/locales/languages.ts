/** The languages of the pages, by BCP 47 tag: those of the widget, each under its own name. */
export const LANGUAGES = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  'pt-BR': 'Português (Brasil)',
  it: 'Italiano',
  ja: '日本語',
  'zh-Hans': '简体中文',
  hi: 'हिन्दी',
  ar: 'العربية',
} as const;

export type Tag = keyof typeof LANGUAGES;

export const isTag = (text: string | null): text is Tag => text !== null && Object.hasOwn(LANGUAGES, text);

export const TAGS: readonly Tag[] = Object.keys(LANGUAGES).filter(isTag);

export const directionOf = (tag: Tag): 'ltr' | 'rtl' => (tag === 'ar' ? 'rtl' : 'ltr');

// `zh-TW` is written in another script than `zh-Hans`, `pt-PT` in the same script as `pt-BR`.
const languageAndScript = (tag: string): string => {
  const { language, script } = new Intl.Locale(tag).maximize();
  return `${language}-${script}`;
};

/** The first of a reader's languages that there are texts in; English where there is none. */
export const nearestTag = (wishes: readonly string[]): Tag => {
  for (const wish of wishes) {
    try {
      const wanted = languageAndScript(wish);
      const found = TAGS.find((tag) => languageAndScript(tag) === wanted);
      if (found) return found;
    } catch {
      // A malformed tag is no wish.
    }
  }
  return 'en';
};
