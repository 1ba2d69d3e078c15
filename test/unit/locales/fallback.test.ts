import { expect, it } from 'vitest';
import { preferredLanguage, TAGS } from '../../../common/languages.ts';
import { languageFor } from '../../../widget/locales/load.ts';
import { TAG_CASES, WISHES_CASES } from '../../support/language-wishes.ts';

it('the language of the first preference with texts is chosen', () => {
  for (const [wishes, language] of WISHES_CASES)
    expect([wishes, preferredLanguage(wishes)]).toEqual([wishes, language]);
});

it('the language for a tag is that of its script and language, and written from right to left in Arabic only', () => {
  for (const [tag, language] of TAG_CASES)
    expect([tag, languageFor(tag)?.lang ?? 'en']).toEqual([tag, language]);
  expect(TAGS.filter((tag) => languageFor(tag)?.dir === 'rtl')).toEqual(['ar']);
});

it('a language keeps the region of its tag for numbers, times and the API', async () => {
  const speech = await languageFor('ar-EG')?.loadMessages?.();
  expect(speech).toMatchObject({ lang: 'ar', locale: 'ar-EG', dir: 'rtl' });
});

// Another object makes the button draw again, and WebKit loses a press whose text node is replaced meanwhile.
it('the language for a tag is the same object each time', () => {
  for (const tag of ['de-AT', 'pt_PT']) {
    expect(languageFor(tag)).toBeDefined();
    expect(languageFor(tag)).toBe(languageFor(tag));
  }
});
