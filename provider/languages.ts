/** The languages of the widget, of its mails and of what a person is told of their platforms. */
export const LANGUAGES = ['en', 'de', 'fr', 'es', 'pt', 'it', 'ja', 'zh', 'ar', 'hi'] as const;

export type Language = (typeof LANGUAGES)[number];

/** The best of `Accept-Language` that there are texts in; English otherwise. */
export const languageOf = (acceptLanguage: string | null): Language => {
  const wishes = (acceptLanguage ?? '').split(',').map((entry) => {
    const [tag = '', quality = '1'] = entry
      .trim()
      .toLowerCase()
      .split(/\s*;\s*q=/);
    return { language: tag.split('-')[0] ?? '', quality: Number(quality) || 0 };
  });
  const wanted = wishes.filter(({ quality }) => quality > 0).sort((a, b) => b.quality - a.quality);
  const known = wanted.flatMap(({ language }) => LANGUAGES.find((each) => each === language) ?? []);
  return known[0] ?? 'en';
};
