import { type Language, MAX_WISHES, preferredLanguage } from '../widget/common/languages.ts';

/** Returns the preferred language of `Accept-Language` (RFC 9110, section 12.5.4) that has texts; else English. */
export const languageOf = (acceptLanguage: string | null): Language => {
  const wishes = (acceptLanguage ?? '').split(',', MAX_WISHES).map((entry) => {
    // A regular expression with optional spaces would take half a second over thousands of them.
    const [tag = '', quality = 'q=1'] = entry.split(';').map((part) => part.trim());
    return { tag, quality: Number(quality.toLowerCase().replace('q=', '')) || 0 };
  });
  const wanted = wishes.filter(({ quality }) => quality > 0).sort((a, b) => b.quality - a.quality);
  return preferredLanguage(wanted.map(({ tag }) => tag));
};
