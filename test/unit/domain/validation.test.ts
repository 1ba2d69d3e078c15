import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cleanCode,
  emailIn,
  isEmail,
  isValidPin,
  meetsPinRule,
  PIN_RULES,
} from '../../../widget/domain/validation.ts';
import { holdsFor } from '../../support/rules.ts';

describe('an e-mail', () => {
  it.each(['a@b.c', 'ada@example.org', 'ada.l+tag@mail.example.co.uk', 'Ä@bücher.example', "o'hara@b.c"])(
    'is %s',
    (text) => {
      expect(isEmail(text)).toBe(true);
    },
  );

  it.each([
    ['a@b', 'no dot in the domain'],
    ['a b@c.d', 'a space before the @'],
    ['a@b c.d', 'a space after the @'],
    ['a@b.c ', 'a space at the end'],
    ['a@b.c\n', 'a line break'],
    ['@b.c', 'nothing before the @'],
    ['a@b.', 'nothing after the dot'],
    ['a@.c', 'nothing before the dot'],
    ['a@b..c', 'two dots in a row'],
    ['a@@b.c', 'two @ in a row'],
    ['a@b@c.d', 'two @'],
    ['a.b', 'no @'],
    ['', 'nothing at all'],
  ])('is not %j: %s', (text) => {
    expect(isEmail(text)).toBe(false);
  });

  it('has one @, no space and a dot in the domain, for any text', () => {
    holdsFor(fc.oneof(fc.string(), fc.emailAddress(), fc.stringMatching(/^[a@. ]{0,8}$/)), (text) => {
      const [local = '', domain = '', ...more] = text.split('@');
      const labels = domain.split('.');
      const expected =
        !/\s/.test(text) && more.length === 0 && local !== '' && labels.length > 1 && !labels.includes('');
      expect(isEmail(text)).toBe(expected);
    });
  });

  it('is validated quickly, for any length of text', () => {
    expect(isEmail(`a@${'a.'.repeat(50_000)}`)).toBe(false);
  });
});

describe('the address in what was typed or pasted', () => {
  it.each([
    ['\u200bada@example.org', 'a space without a width before it'],
    ['ada@exam\u00adple.org\u2060', 'a soft hyphen in it'],
    ['\ufeff\u202aada@example.org\u202c', 'marks of direction around it'],
    ['mailto:ada@example.org', 'a link'],
    ['MAILTO:ada@example.org?subject=Hello', 'a link with a subject'],
    ['<ada@example.org>', 'brackets'],
    ['Ada Lovelace <ada@example.org>, ', 'a name'],
    ['ada@example.org,', 'a comma'],
    ['"ada@example.org".', 'quotes'],
    ['(ada@example.org);', 'parentheses'],
    ['ａｄａ＠ｅｘａｍｐｌｅ．ｏｒｇ', 'full-width forms'],
    ['ada@example。org', 'an ideographic full stop'],
    ['\u00a0ada@example.org\n', 'spaces'],
    ['„ada@example.org“', 'quotes of German'],
    ['「ada@example.org」。', 'quotes of Japanese'],
    ['‹ada@example.org›', 'quotes of French'],
    ['【ada@example.org】', 'brackets of Chinese'],
    ['• ada@example.org', 'a bullet'],
    ['✉\ufe0fada@example.org', 'an emoji'],
    ['**ada@example.org**,', 'marks of Markdown'],
    ['**_ada@example.org_**', 'two marks of Markdown'],
    ['`ada@example.org`', 'code of Markdown'],
    ['ada@example.org/', 'a slash'],
    ['ada@example.org…', 'an ellipsis'],
    ['\u3164ada@example.org\u2800', 'fillers of Hangul and Braille'],
    ['ada@example.org\ufe0f', 'a selector of variation'],
    ['Ada <ada@example.org>)»', 'marks behind the brackets'],
  ])('%j is ada@example.org: %s', (text) => {
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
  ])('%s stays as it is', (text) => {
    expect(emailIn(text)).toBe(text);
  });

  it.each(['ada@127.0.0.1', 'ada@１２７．０．０．１', '<ada@mail.example.4>'])(
    '%j has none: an IP address',
    (text) => {
      expect(emailIn(text)).toBeNull();
    },
  );

  it.each([
    '',
    'ada',
    'a@b.c, d@e.f',
    'a<b@c.d',
    'a@b.c;d',
    'mailto:',
    'a b@c.d',
    '\u200b@b.c',
    'a@b.c?d=e',
    'a@b_c.d',
    'a@b.c|d',
  ])('%j has none', (text) => {
    expect(emailIn(text)).toBeNull();
  });

  it('is an e-mail, and its own address', () => {
    holdsFor(fc.oneof(fc.string({ unit: 'binary' }), fc.emailAddress()), (text) => {
      const email = emailIn(text);
      if (email === null) return;
      expect(isEmail(email)).toBe(true);
      expect(emailIn(email)).toBe(email);
    });
  });

  it('is found in no time, however long the text', () => {
    expect(emailIn(`<${'a.'.repeat(50_000)}`)).toBeNull();
    expect(emailIn(`${'"'.repeat(50_000)}a@b${','.repeat(50_000)}`)).toBeNull();
  });
});

describe('a code as typed or pasted', () => {
  it.each([
    ['123456', '123456'],
    ['123 456', '123456'],
    [' 12-34–56 ', '123456'],
    ['12\u00a034\t56\n', '123456'],
    ['1234567', '123456'],
    ['12 34 56 78', '123456'],
    ['12', '12'],
    ['ABC def', 'ABCdef'],
    ['Your code is 123456', '123456'],
    ['Your code is 123 456.', '123456'],
    ['"123456"', '123456'],
    ['123456 is your code for the next 10 minutes', '123456'],
    ['\u200b123456\ufeff', '123456'],
    ['123\u200b456', '123456'],
    ['１２３４５６', '123456'],
    ['١٢٣٤٥٦', '123456'],
    ['۱۲۳۴۵۶', '123456'],
    ['१२३४५६', '123456'],
    ['\u{1d7d7}\u{1d7d8}\u{1d7e1}\u{1d7ff}', '9099'],
    ['123.456', '123456'],
    ['123·456', '123456'],
    ["123'456", '123456'],
    ['Code: 123,456!', '123456'],
    ['1\ufe0f\u20e32\ufe0f\u20e33\ufe0f\u20e34\ufe0f\u20e35\ufe0f\u20e36\ufe0f\u20e3', '123456'],
    ['12.5', '12.5'],
    ['123456 or 654321', '123456'],
    ['Order 1234567', 'Order1'],
    ['', ''],
  ])('%j is read as %j', (text, code) => {
    expect(cleanCode(text)).toBe(code);
  });

  it('has eight digits where eight were mailed, in a text or alone', () => {
    expect([cleanCode('4028-1573', 8), cleanCode('Code 123456: 40281573', 8)]).toEqual([
      '40281573',
      '40281573',
    ]);
  });

  it('has at most six characters and never a space or dash', () => {
    holdsFor(fc.string(), (text) => {
      expect(cleanCode(text)).toMatch(/^[^\s\p{Pd}]{0,6}$/u);
      expect(cleanCode(cleanCode(text))).toBe(cleanCode(text));
    });
  });
});

describe('the PIN rules', () => {
  it('are length, digit and special character, in the order of the checklist', () => {
    expect(PIN_RULES).toEqual(['length', 'digit', 'special']);
  });

  it.each([
    ['', false, false, false],
    ['1234567', false, true, false],
    ['12345678', true, true, false],
    ['abcdefgh', true, false, false],
    ['abcdefg!', true, false, true],
    ['abc1!', false, true, true],
    ['abcdef1!', true, true, true],
    ['       1!', true, true, true],
    ['abcdef1-', true, true, false],
    ['abcdef1_', true, true, false],
    ['abcdef1;', true, true, false],
    ['abcdef٣!', true, false, true],
  ])('validate %j: length %s, digit %s, special %s', (pin, length, digit, special) => {
    expect(PIN_RULES.map((rule) => meetsPinRule(rule, pin))).toEqual([length, digit, special]);
    expect(isValidPin(pin)).toBe(length && digit && special);
  });

  it.each([...'!@#$%^&*(),.?":{}|<>'])('count %s as a special character', (special) => {
    expect(isValidPin(`abcdef1${special}`)).toBe(true);
  });

  it('count characters like a person does: four emojis are four', () => {
    expect(meetsPinRule('length', '😀😀😀😀')).toBe(false);
    expect(meetsPinRule('length', '😀😀😀😀😀😀😀😀')).toBe(true);
  });

  it('are all fulfilled exactly if each one is', () => {
    holdsFor(fc.oneof(fc.string(), fc.stringMatching(/^[a1!]{0,10}$/)), (pin) => {
      expect(isValidPin(pin)).toBe(PIN_RULES.every((rule) => meetsPinRule(rule, pin)));
    });
  });
});
