import { expect, it } from 'vitest';
import { emailIn } from '../../../common/email-address.ts';
import { email } from '../../../provider/api/schemas.ts';
import { isEmail } from '../../../showcase/shared/lib/format.ts';

it.each(['ada＠example.org', 'ada@example．org', 'ａｄａ＠ｅｘａｍｐｌｅ。ｏｒｇ'])(
  'an address as a keyboard of another script types it is the same mailbox by the widget and by a bare call: %s',
  (typed) => {
    expect(email.parse(typed)).toBe('ada@example.org');
    expect(email.parse(emailIn(typed))).toBe('ada@example.org');
  },
);

it.each([
  ...['ada@1.2.3.4', 'ada@127.1', 'ada@1.2.3.0x4', 'ada@mail.0x', 'ada@[127.0.0.1]', 'ada@１.２.３.４'],
  ...['ada@localhost', 'ada@example.org:25', 'ada@example.org/x', 'ada@ex%61mple.org', '"a da"@example.org'],
  ...[
    'ada@b＠example.org',
    'ada@exa(mple.org',
    'ada@exa,mple.org',
    'a@b',
    'a b@c.d',
    '@b.c',
    'a@b.',
    'a@b..c',
  ],
])('an address is none by the widget and by a bare call: %s', (typed) => {
  expect([emailIn(typed), email.safeParse(typed).success]).toEqual([null, false]);
});

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
  ...['xn--a.example', 'exa_mple.org', 'exa\tmple.org'],
  ...[`${label(64)}.org`, `${`${label(61)}.`.repeat(4)}org`],
  // The form in ASCII is too long.
  `${'ü'.repeat(60)}.org`,
])('the domain %j is none by the widget and by a bare call', (typed) => {
  expect([emailIn(`ada@${typed}`), email.safeParse(`ada@${typed}`).success]).toEqual([null, false]);
});

it.each([
  ['a@b.c', true],
  ['a@b', false],
  ['a@@b.c', false],
])('the demos take %s as an e-mail address: %s', (text, isTaken) => {
  expect(isEmail(text)).toBe(isTaken);
});
