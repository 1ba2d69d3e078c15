import { expect, it } from 'vitest';
import { email } from '../../../provider/api/schemas.ts';
import { emailIn } from '../../../widget/common/email-address.ts';

it.each([
  'ada＠example.org',
  'ada@example．org',
  'ada@example。org',
  'ada@example｡org',
  'ａｄａ＠ｅｘａｍｐｌｅ。ｏｒｇ',
  'ADA@EXAMPLE.ORG',
])(
  'an address as a keyboard of another script types it is the same mailbox by the widget and by a bare call: %s',
  (typed) => {
    expect(email.parse(typed)).toBe('ada@example.org');
    expect(email.parse(emailIn(typed))).toBe('ada@example.org');
  },
);

it.each([...['ada@ex%61mple.org', '"a da"@example.org']])(
  'an address is none by the widget and by a bare call: %s',
  (typed) => {
    expect([emailIn(typed), email.safeParse(typed).success]).toEqual([null, false]);
  },
);

const label = (length: number) => 'a'.repeat(length);

it.each([
  ['xn--bcher-kva.example', 'xn--bcher-kva.example'],
  ['münchen.ελ', 'xn--mnchen-3ya.xn--qxam'],
  [`${label(63)}.org`, `${label(63)}.org`],
  // The whole address has 254 characters.
  [`${`${label(61)}.`.repeat(4)}no`, `${`${label(61)}.`.repeat(4)}no`],
])('the domain %s is one by the widget and by a bare call', (typed, ascii) => {
  expect(emailIn(`ada@${typed}`)).toBe(`ada@${typed}`);
  expect(email.parse(`ada@${typed}`)).toBe(`ada@${ascii}`);
});

it.each([
  ...[`${label(64)}.org`, `${`${label(61)}.`.repeat(4)}org`],
  // The form in ASCII is too long.
  `${'ü'.repeat(60)}.org`,
])('the domain %j is none by the widget and by a bare call', (typed) => {
  expect([emailIn(`ada@${typed}`), email.safeParse(`ada@${typed}`).success]).toEqual([null, false]);
});
