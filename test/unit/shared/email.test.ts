import { describe, expect, it } from 'vitest';
import { email } from '../../../provider/api/schemas.ts';
import { isEmail } from '../../../showcase/shared/lib/email.ts';
import { emailIn, isEmail as isWidgetEmail } from '../../../widget/common/email-address.ts';

const RULES = {
  'the widget': isWidgetEmail,
  'the server': (text: string) => email.safeParse(text).success,
  'the demos': isEmail,
} as const;

describe.each(Object.entries(RULES))('the e-mail rule of %s (contract §1)', (_, accepts) => {
  it.each(['a@b.c', 'ada.king+x@mail.example.co.uk', 'ä@ö.de'])('accepts %s', (text) => {
    expect(accepts(text)).toBe(true);
  });

  it.each(['a@b', 'a b@c.d', '@b.c', 'a@b.', 'a@@b.c', 'a@.b', 'a@b..c', ''])('refuses "%s"', (text) => {
    expect(accepts(text)).toBe(false);
  });
});

describe('an address as a keyboard of another script types it', () => {
  it.each([
    'ada＠example.org',
    'ada@example．org',
    'ada@example。org',
    'ada@example｡org',
    'ａｄａ＠ｅｘａｍｐｌｅ。ｏｒｇ',
    'ADA@EXAMPLE.ORG',
  ])('is the same mailbox by the widget and by a bare call: %s', (typed) => {
    expect(email.parse(typed)).toBe('ada@example.org');
    expect(email.parse(emailIn(typed))).toBe('ada@example.org');
  });

  it.each([
    ...['ada@1.2.3.4', 'ada@127.1', 'ada@1.2.3.0x4', 'ada@mail.0x', 'ada@[127.0.0.1]', 'ada@１.２.３.４'],
    ...[
      'ada@localhost',
      'ada@example.org:25',
      'ada@example.org/x',
      'ada@ex%61mple.org',
      '"a da"@example.org',
    ],
    ...['ada@b＠example.org', 'ada@exa(mple.org', 'ada@exa;mple.org', 'ada@exa"mple.org', 'ada@exa,mple.org'],
  ])('is none by both: %s', (typed) => {
    expect([emailIn(typed), email.safeParse(typed).success]).toEqual([null, false]);
  });

  it('is none by the server where the domain has a label that no DNS has', () => {
    expect(email.safeParse(`ada@${'a'.repeat(63)}.org`).success).toBe(true);
    expect(email.safeParse(`ada@${'a'.repeat(64)}.org`).success).toBe(false);
  });
});
