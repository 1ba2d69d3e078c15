import { domainToUnicode } from 'node:url';
import { inLowerCase, MAX_EMAIL_LENGTH, mailDomainOf } from '../../common/email-address.ts';
import { INVISIBLE } from '../../common/invisible.ts';

/** Single surrogates (a database would replace them), unassigned and private ones, and the sign for invalid UTF-8. */
const NO_TEXT = /[\p{C}\ufffd]/u;
/** Characters that an address has only in quotes. A compatible form may become one of them: `＠`, `（`, `¨`. */
const QUOTED = /[\s@<>()[\],;:\\"]|(?![{}])[\p{Ps}\p{Pe}]/u;

/**
 * In lower case and compatible characters (NFKC), with the domain in ASCII (UTS 46); `null` if it is not an address.
 * Otherwise one mailbox could belong to several people: ｇmail.com reaches gmail.com.
 */
export const addressOf = (text: string): string | null => {
  // An invisible character would make the address another mailbox. A keyboard for Japanese types ＠ and ．.
  const visible = text.replace(INVISIBLE, '').normalize('NFKC');
  const at = visible.lastIndexOf('@');
  const named = visible.slice(at + 1).replaceAll('İ', 'i');
  const domain = QUOTED.test(named) ? null : mailDomainOf(named);
  if (at < 1 || domain === null || NO_TEXT.test(visible)) return null;
  const local = inLowerCase(visible.slice(0, at)).normalize('NFKC');
  const address = `${local}@${domain}`;
  return QUOTED.test(local) || address.length > MAX_EMAIL_LENGTH ? null : address;
};

/** bücher.example for xn--bcher-kva.example. */
export const readable = (address: string): string => {
  const at = address.lastIndexOf('@') + 1;
  return address.slice(0, at) + (domainToUnicode(address.slice(at)) || address.slice(at));
};

/** Both names are Gmail, which ignores dots before the @ (https://support.google.com/mail/answer/7436150). */
const GMAIL = ['gmail.com', 'googlemail.com'];

/**
 * Returns one address for all sub-addresses (`name+tag@…`, RFC 5233) and spellings of a mailbox, for limits of mails.
 * @param address in canonical form
 */
export const mailboxOf = (address: string): string => {
  const at = address.lastIndexOf('@');
  const [local, domain] = [address.slice(0, at), address.slice(at + 1)];
  const plus = local.indexOf('+');
  const name = plus < 1 ? local : local.slice(0, plus);
  return GMAIL.includes(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
};
