import { type Language, MAX_WISHES, preferredLanguage } from '../widget/common/languages.ts';

/** The best of `Accept-Language` (RFC 9110, section 12.5.4) that there are texts in; English otherwise. */
export const languageOf = (acceptLanguage: string | null): Language => {
  const wishes = (acceptLanguage ?? '').split(',', MAX_WISHES).map((entry) => {
    // Not by an expression that allows for spaces: over thousands of them it runs for half a second.
    const [tag = '', quality = 'q=1'] = entry.split(';').map((part) => part.trim());
    return { tag, quality: Number(quality.toLowerCase().replace('q=', '')) || 0 };
  });
  const wanted = wishes.filter(({ quality }) => quality > 0).sort((a, b) => b.quality - a.quality);
  return preferredLanguage(wanted.map(({ tag }) => tag));
};
