import { describe, expect, it } from 'vitest';
import { email } from '../../../provider/api/schemas.ts';
import { isEmail } from '../../../showcase/shared/lib/email.ts';
import { isEmail as isWidgetEmail } from '../../../widget/domain/validation.ts';

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
