import { describe, expect, it } from 'vitest';
import { preferredLanguage, TAGS } from '../../../widget/common/languages.ts';
import { languageFor } from '../../../widget/locales/load.ts';
import { TAG_CASES, WISHES_CASES } from '../../support/language-wishes.ts';

describe('the language of the first preference with texts', () => {
  it.each(WISHES_CASES)('%j: %s', (wishes, language) => {
    expect(preferredLanguage(wishes)).toBe(language);
  });
});

describe('the language for a tag', () => {
  it.each(TAG_CASES)('%s is that of its script and language: %s', (tag, language) => {
    expect(languageFor(tag)?.lang ?? 'en').toBe(language);
  });

  it('may be written with an underscore', () => {
    expect(languageFor('de_DE')?.lang).toBe('de');
  });

  it('keeps the region for numbers, times and the API', async () => {
    const speech = await languageFor('ar-EG')?.loadMessages?.();
    expect(speech).toMatchObject({ lang: 'ar', locale: 'ar-EG', dir: 'rtl' });
  });

  // Another object makes the button draw again, and WebKit loses a press whose text node is replaced meanwhile.
  it.each(['de', 'de-AT', 'pt_PT'])('is the same object each time for %s', (tag) => {
    expect(languageFor(tag)).toBeDefined();
    expect(languageFor(tag)).toBe(languageFor(tag));
  });

  it('is written from right to left in Arabic only', () => {
    expect(TAGS.filter((tag) => languageFor(tag)?.dir === 'rtl')).toEqual(['ar']);
  });
});
