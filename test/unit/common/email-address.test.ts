import fc from 'fast-check';
import { expect, it } from 'vitest';
import { emailIn, isEmail } from '../../../widget/common/email-address.ts';
import { holdsFor } from '../../support/rules.ts';

it.each(['a@b.c', 'ada@example.org', 'ada.l+tag@mail.example.co.uk', 'Ä@bücher.example', "o'hara@b.c"])(
  '%s is an e-mail',
  (text) => {
    expect(isEmail(text)).toBe(true);
  },
);

it.each([
  ['a@b', 'no dot in the domain'],
  ['a b@c.d', 'a space before the @'],
  ['a@b c.d', 'a space after the @'],
  ['a@b.c ', 'a space at the end'],
  ['@b.c', 'nothing before the @'],
  ['a@b.', 'nothing after the dot'],
  ['a@b..c', 'two dots in a row'],
  ['a@b@c.d', 'two @'],
  ['', 'nothing at all'],
])('%j is no e-mail: %s', (text) => {
  expect(isEmail(text)).toBe(false);
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

it.each([
  ['\u200bada@example.org', 'a space without a width before it'],
  ['ada@exam\u00adple.org\u2060', 'a soft hyphen in it'],
  ['\ufeff\u202aada@example.org\u202c', 'marks of direction around it'],
  ['mailto:ada@example.org', 'a link'],
  ['MAILTO:ada@example.org?subject=Hello', 'a link with a subject'],
  ['<ada@example.org>', 'brackets'],
  ['Ada Lovelace <ada@example.org>, ', 'a name'],
  ['ａｄａ＠ｅｘａｍｐｌｅ．ｏｒｇ', 'full-width forms'],
  ['ada@example。org', 'an ideographic full stop'],
  ['\u00a0ada@example.org\n', 'spaces'],
  ['„ada@example.org“', 'quotes of German'],
  ['**_ada@example.org_**', 'two marks of Markdown'],
  ['`ada@example.org`', 'code of Markdown'],
  ['\u3164ada@example.org\u2800', 'fillers of Hangul and Braille'],
  ['Ada <ada@example.org>)»', 'marks behind the brackets'],
])('the address in %j, as typed or pasted, is ada@example.org: %s', (text) => {
  expect(emailIn(text)).toBe('ada@example.org');
});

it.each([
  "o'hara@b.c",
  'Ä@bücher.example',
  'ada.l+tag@mail.example.co.uk',
  '_ada_@b.c',
  '*ada@b.c',
  '!#$%@b.c',
  'ada@xn--bcher-kva.example',
  'अदा@उदाहरण.भारत',
])('the address %s stays as it is typed', (text) => {
  expect(emailIn(text)).toBe(text);
});

it.each(['ada@127.0.0.1', 'ada@１２７．０．０．１', '<ada@mail.example.4>', 'ada@1.2.3.0x4', 'ada@mail.0X'])(
  '%j has no address',
  (text) => {
    expect(emailIn(text)).toBeNull();
  },
);

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
