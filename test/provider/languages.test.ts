import { expect, it } from 'vitest';
import { languageOf } from '../../provider/http/pages.ts';
import { WISHES_CASES } from '../support/language-wishes.ts';

it.each(WISHES_CASES)('reads Accept-Language of the wishes %j as %s', (wishes, language) => {
  expect(languageOf(wishes.join(','))).toBe(language);
});

it.each([
  [null, 'en'],
  ['', 'en'],
  ['tlh, ja;q=0.5, fr;q=0.8', 'fr'],
  ['de;q=0, it', 'it'],
  ['zh-TW,zh;q=0.9,en-US;q=0.8,en;q=0.7', 'en'],
  ['zh;q=0.5, zh-TW', 'en'],
])('reads Accept-Language %j, with qualities, as %s', (header, language) => {
  expect(languageOf(header)).toBe(language);
});
