/** The languages of the widget, of its mails and of what a person is told of their platforms. */
export const LANGUAGES = ['en', 'de', 'fr', 'es', 'pt', 'it', 'ja', 'zh', 'ar', 'hi'] as const;

export type Language = (typeof LANGUAGES)[number];

/** The best of `Accept-Language` that there are texts in; English otherwise. */
export const languageOf = (acceptLanguage: string | null): Language => {
  const wishes = (acceptLanguage ?? '').split(',').map((entry) => {
    // Not by an expression that allows for spaces: over thousands of them it runs for half a second.
    const [tag = '', quality = 'q=1'] = entry.split(';').map((part) => part.trim().toLowerCase());
    return { language: tag.split('-')[0] ?? '', quality: Number(quality.replace('q=', '')) || 0 };
  });
  const wanted = wishes.filter(({ quality }) => quality > 0).sort((a, b) => b.quality - a.quality);
  const known = wanted.flatMap(({ language }) => LANGUAGES.find((each) => each === language) ?? []);
  return known[0] ?? 'en';
};
