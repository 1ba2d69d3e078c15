import { INVISIBLE } from './invisible.ts';
import { orUndefined } from './or-undefined.ts';

const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** One `@`, no spaces, a dot with text on both sides in the domain (contract §1). */
export const isEmail = (text: string): boolean => EMAIL.test(text);

/** `İ`, which a Turkish keyboard has as the capital of `i`, would become `i` with a second dot: another mailbox. */
export const inLowerCase = (email: string): string => email.toLowerCase().replaceAll('i\u0307', 'i');

/** Characters that an address has only in quotes (RFC 5322 §3.2.3), with the brackets of other scripts. */
const NEVER_IN_EMAIL = /[<>()[\]\\,;:"]|(?![{}])[\p{Ps}\p{Pe}]/u;

/** Brackets of any script at the end of a text. Braces can be a part of an address. */
const BRACKETED = /(?!\{)[<\p{Ps}]([^<>\p{Ps}\p{Pe}]+)[>\p{Pe}][\s\p{P}]*$/u;

/** A URL parser ends a host at these characters, decodes them or drops them. */
const URL_SYNTAX = /[\s/?#%:\\]/;

/**
 * Labels of 1 to 63 letters, digits and hyphens (RFC 5890 §2.3.1), at least two.
 * No top-level domain is a number (RFC 3696 §2): `127.1` would be an IP address.
 */
const ASCII_DOMAIN = /^[a-z\d-]{1,63}(\.[a-z\d-]{1,63})*\.(?!\d+$)[a-z\d-]{1,63}$/;

/** The longest address that SMTP carries (RFC 5321 §4.5.3.1.3, without the angle brackets). */
export const MAX_EMAIL_LENGTH = 254;

/** A domain of any script in ASCII (UTS 46). URL parsers read `1.2.3.0x4` as an IP address, and `。` as a dot. */
export const mailDomainOf = (typed: string): string | null => {
  if (URL_SYNTAX.test(typed)) return null;
  const hostname = orUndefined(() => new URL(`https://${typed}`).hostname) ?? '';
  return ASCII_DOMAIN.test(hostname) ? hostname : null;
};

/** An address between marks of Markdown. Marks only before an address can be a part of it. */
const EMPHASIZED = /^[*_`~|]+([^*_`~|@][^@]*@.*[\p{L}\p{M}\p{N}])[*_`~|]+[^\p{L}\p{M}\p{N}]*$/u;

/** Quotes, brackets, bullets and emoji around an address, but no character with which an address may begin. */
const AROUND = /^((?![!#$%&*+/=?^_`{|}~-])[\p{P}\p{S}\p{M}\s])+|[^\p{L}\p{M}\p{N}]+$/gu;

const MAX_TYPED_LENGTH = 1_000;

/** Removes invisible characters, which would make it another mailbox, and `mailto:` and brackets around it. */
export const emailIn = (text: string): string | null => {
  if (text.length > MAX_TYPED_LENGTH) return null;
  // NFKC turns a full-width dot into ".", but not the ideographic ones.
  const visible = text.normalize('NFKC').replace(INVISIBLE, '').replace(/[。｡]/g, '.');
  const bracketed = BRACKETED.exec(visible)?.[1] ?? visible;
  const email = bracketed
    .trim()
    .replace(/^mailto:([^?]*).*$/i, '$1')
    .replace(EMPHASIZED, '$1')
    .replace(AROUND, '');
  const domain = isEmail(email) && !NEVER_IN_EMAIL.test(email) && mailDomainOf(email.replace(/^.*@/, ''));
  return email.length <= MAX_EMAIL_LENGTH && domain ? email : null;
};
