import { describe, expect, it } from 'vitest';
import { TAGS } from '../../../widget/locales/languages.ts';
import { languageFor } from '../../../widget/locales/load.ts';

describe('the language for a tag', () => {
  it.each([
    ['de', 'de'],
    ['de-AT', 'de'],
    ['de-CH-1996', 'de'],
    ['DE', 'de'],
    ['de_DE', 'de'],
    ['fr-CA', 'fr'],
    ['es-419', 'es'],
    ['pt', 'pt-BR'],
    ['pt-PT', 'pt-BR'],
    ['it-CH', 'it'],
    ['ja-JP', 'ja'],
    ['zh', 'zh-Hans'],
    ['zh-CN', 'zh-Hans'],
    ['zh-SG', 'zh-Hans'],
    ['zh-Hans-HK', 'zh-Hans'],
    ['hi-IN', 'hi'],
    ['ar', 'ar'],
    ['ar-EG', 'ar'],
    ['ar-MA-u-nu-arab', 'ar'],
  ])('%s is that of its script and language: %s', (tag, lang) => {
    expect(languageFor(tag)?.lang).toBe(lang);
  });

  it.each([
    ['written in another script, which is no nearer than English', 'zh-TW'],
    ['written in another script', 'zh-Hant'],
    ['written in another script', 'zh-HK'],
    ['written in another script', 'hi-Latn'],
    ['one that has no catalogue', 'sv'],
    ['English', 'en-GB'],
    ['no tag at all', 'not a tag'],
    ['no tag at all', 'x'],
  ])('is English where the tag is %s: %s', (_, tag) => {
    expect(languageFor(tag)).toBeUndefined();
  });

  it('keeps the region for numbers, times and the API', async () => {
    const speech = await languageFor('ar-EG')?.loadMessages?.();
    expect(speech).toMatchObject({ lang: 'ar', locale: 'ar-EG', dir: 'rtl' });
  });

  // The button is drawn again for another object, and a press whose text node is replaced meanwhile is lost in WebKit.
  it.each(['de', 'de-AT', 'pt_PT'])('is the same object each time for %s', (tag) => {
    expect(languageFor(tag)).toBeDefined();
    expect(languageFor(tag)).toBe(languageFor(tag));
  });

  it('is written from right to left in Arabic only', () => {
    expect(TAGS.filter((tag) => languageFor(tag)?.dir === 'rtl')).toEqual(['ar']);
  });
});
