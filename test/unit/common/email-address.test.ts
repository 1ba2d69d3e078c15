import fc from 'fast-check';
import { expect, it } from 'vitest';
import { emailIn, isEmail } from '../../../common/email-address.ts';
import { holdsFor } from '../../support/rules.ts';
import texts from './email-address.json';

it('an e-mail is told from other texts', () => {
  expect(texts.valid.filter((text) => !isEmail(text))).toEqual([]);
  expect(texts.invalid.filter(({ text }) => isEmail(text))).toEqual([]);
});

it('an e-mail has one @, no space and a dot in the domain, for any text', () => {
  holdsFor(fc.oneof(fc.string(), fc.emailAddress(), fc.stringMatching(/^[a@. ]{0,8}$/)), (text) => {
    const [local = '', domain = '', ...more] = text.split('@');
    const labels = domain.split('.');
    const expected =
      !/\s/.test(text) && more.length === 0 && local !== '' && labels.length > 1 && !labels.includes('');
    expect(isEmail(text)).toBe(expected);
  });
});

it.each(texts.found)('the address in $text, as typed or pasted, is ada@example.org: $why', ({ text }) => {
  expect(emailIn(text)).toBe('ada@example.org');
});

it('an address without anything around it stays as it is typed, and other texts have none', () => {
  expect(texts.unchanged.filter((text) => emailIn(text) !== text)).toEqual([]);
  expect(texts.none.filter((text) => emailIn(text) !== null)).toEqual([]);
});

it('the address in any text is an e-mail, and its own address', () => {
  holdsFor(fc.oneof(fc.string({ unit: 'binary' }), fc.emailAddress()), (text) => {
    const email = emailIn(text);
    if (email === null) return;
    expect(isEmail(email)).toBe(true);
    expect(emailIn(email)).toBe(email);
  });
});

it('the address in a text is found in no time, however long the text', () => {
  expect(isEmail(`a@${'a.'.repeat(50_000)}`)).toBe(false);
  expect(emailIn(`<${'a.'.repeat(50_000)}`)).toBeNull();
  expect(emailIn(`${'"'.repeat(50_000)}a@b${','.repeat(50_000)}`)).toBeNull();
});
