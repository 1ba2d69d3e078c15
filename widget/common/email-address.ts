const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** One `@`, no spaces, a dot with text on both sides in the domain (contract §1). */
export const isEmail = (text: string): boolean => EMAIL.test(text);

/** An address has these characters only in quotes (RFC 5322 §3.2.3). */
const NEVER_IN_EMAIL = /[<>()[\]\\,;:"]/;

/** Letters of any script, digits, hyphens and dots (RFC 5890 §2.3.2.1). */
const DOMAIN = /@[\p{L}\p{M}\p{N}.-]+$/u;

/** What a screen does not show: format characters, fillers, variation selectors, the blank of Braille. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** An address between marks of Markdown. Without marks behind it, they can be a part of it. */
const EMPHASIZED = /^[*_`~|]+([^*_`~|@][^@]*@.*[\p{L}\p{M}\p{N}])[*_`~|]+[^\p{L}\p{M}\p{N}]*$/u;

/** Quotes, brackets, bullets and emoji around an address, in any script; at its start not what an address may begin with. */
const AROUND = /^((?![!#$%&*+/=?^_`{|}~-])[\p{P}\p{S}\p{M}\s])+|[^\p{L}\p{M}\p{N}]+$/gu;

/** The domain is an IP address: no top-level domain is a number (RFC 3696 §2), and browsers read `0x4` as one too. */
const IS_IP = /\.(0x[\da-f]*|\d+)$/i;

/** No address is longer, with the text around it. */
const MAX_TYPED_LENGTH = 1_000;

/**
 * Returns the address in a text that was typed, pasted or filled in, or `null`. It removes invisible characters, which
 * would make it another mailbox, and `mailto:`, brackets and punctuation around it.
 */
export const emailIn = (text: string): string | null => {
  if (text.length > MAX_TYPED_LENGTH) return null;
  // NFKC turns a full-width dot into ".", but not the ideographic ones.
  const visible = text.normalize('NFKC').replace(INVISIBLE, '').replace(/[。｡]/g, '.');
  const bracketed = /<([^<>]*)>[\s\p{P}]*$/u.exec(visible)?.[1] ?? visible;
  const email = bracketed
    .trim()
    .replace(/^mailto:([^?]*).*$/i, '$1')
    .replace(EMPHASIZED, '$1')
    .replace(AROUND, '');
  const isAddress = isEmail(email) && DOMAIN.test(email) && !NEVER_IN_EMAIL.test(email);
  return isAddress && !IS_IP.test(email) ? email : null;
};
