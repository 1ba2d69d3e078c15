import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cleanCode,
  codeLengthOf,
  isValidPin,
  meetsPinRule,
  PIN_RULES,
} from '../../../widget/domain/validation.ts';
import { holdsFor } from '../../support/rules.ts';

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

  it.each([8, 6, 7, '8', null])('has six digits unless the server says eight: %j', (digits) => {
    expect(codeLengthOf(digits)).toBe(digits === 8 ? 8 : 6);
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
