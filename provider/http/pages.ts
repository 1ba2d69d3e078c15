import { type Language, MAX_WISHES, preferredLanguage } from '../../common/languages.ts';

/** The tags of `Accept-Language` (RFC 9110, section 12.5.4), the best first. */
const tagsOf = (acceptLanguage: string | null): readonly string[] => {
  const wishes = (acceptLanguage ?? '').split(',', MAX_WISHES).map((entry) => {
    // A regular expression with optional spaces would take half a second over thousands of them.
    const [tag = '', quality = 'q=1'] = entry.split(';').map((part) => part.trim());
    return { tag, quality: Number(quality.toLowerCase().replace('q=', '')) || 0 };
  });
  const wanted = wishes.filter(({ quality }) => quality > 0).sort((a, b) => b.quality - a.quality);
  return wanted.map(({ tag }) => tag);
};

export const languageOf = (acceptLanguage: string | null): Language =>
  preferredLanguage(acceptLanguage === null ? [] : tagsOf(acceptLanguage));

/** @param uiLocales the application's `ui_locales`, which come before the browser's languages */
export const pageLanguage = (uiLocales: string | null, headers: Headers): Language => {
  const asked = (uiLocales ?? '').split(' ', MAX_WISHES / 2);
  return preferredLanguage([...asked, ...tagsOf(headers.get('accept-language'))]);
};

/** Makes a text safe in HTML and in its double-quoted attributes. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (each) => `&#${each.charCodeAt(0)};`);
