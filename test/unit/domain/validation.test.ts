import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  cleanCode,
  codeLengthOf,
  isValidPin,
  meetsPinRule,
  PIN_RULES,
} from '../../../widget/domain/validation.ts';
import { holdsFor } from '../../support/rules.ts';

it.each([
  ['123456', '123456'],
  [' 12-34–56 ', '123456'],
  ['1234567', '123456'],
  ['12', '12'],
  ['ABC def', 'ABCdef'],
  ['Your code is 123 456.', '123456'],
  ['123456 is your code for the next 10 minutes', '123456'],
  ['123\u200b456', '123456'],
  ['１２３４５６', '123456'],
  ['١٢٣٤٥٦', '123456'],
  ['\u{1d7d7}\u{1d7d8}\u{1d7e1}\u{1d7ff}', '9099'],
  ['123.456', '123456'],
  ['1\ufe0f\u20e32\ufe0f\u20e33\ufe0f\u20e34\ufe0f\u20e35\ufe0f\u20e36\ufe0f\u20e3', '123456'],
  ['12.5', '12.5'],
  ['123456 or 654321', '123456'],
  ['Order 1234567', 'Order1'],
  ['', ''],
])('the typed or pasted code %j is read as %j', (text, code) => {
  expect(cleanCode(text)).toBe(code);
});

it('a code as typed or pasted has eight digits where eight were mailed, in a text or alone', () => {
  expect([cleanCode('4028-1573', 8), cleanCode('Code 123456: 40281573', 8)]).toEqual([
    '40281573',
    '40281573',
  ]);
});

it.each([8, 6, 7, '8', null])(
  'a code as typed or pasted has six digits unless the server says eight: %j',
  (digits) => {
    expect(codeLengthOf(digits)).toBe(digits === 8 ? 8 : 6);
  },
);

it('a code as typed or pasted has at most six characters and never a space or dash', () => {
  holdsFor(fc.string(), (text) => {
    expect(cleanCode(text)).toMatch(/^[^\s\p{Pd}]{0,6}$/u);
    expect(cleanCode(cleanCode(text))).toBe(cleanCode(text));
  });
});

it.each([
  ['', false, false, false],
  ['abcdefg!', true, false, true],
  ['abc1!', false, true, true],
  ['abcdef1!', true, true, true],
  ['       1!', true, true, true],
  ['abcdef1-', true, true, false],
  ['abcdef٣!', true, false, true],
])('the PIN rules validate %j: length %s, digit %s, special %s', (pin, length, digit, special) => {
  expect(PIN_RULES.map((rule) => meetsPinRule(rule, pin))).toEqual([length, digit, special]);
  expect(isValidPin(pin)).toBe(length && digit && special);
});

it('the PIN rules know twenty special characters', () => {
  for (const special of '!@#$%^&*(),.?":{}|<>') expect(isValidPin(`abcdef1${special}`), special).toBe(true);
});

it('the PIN rules count characters like a person does: four emojis are four', () => {
  expect(meetsPinRule('length', '😀😀😀😀')).toBe(false);
  expect(meetsPinRule('length', '😀😀😀😀😀😀😀😀')).toBe(true);
});
