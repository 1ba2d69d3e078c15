import { domainToUnicode } from 'node:url';
import { MAX_EMAIL_LENGTH, mailDomainOf } from '../../common/email-address.ts';
import { INVISIBLE } from '../../common/invisible.ts';

/**
 * Characters that are invalid in a text: single surrogates, unassigned and private ones, and the sign that stands for
 * bytes outside UTF-8. A database would replace surrogates.
 */
const NO_TEXT = /[\p{C}\ufffd]/u;
/** Characters that an address has only in quotes. A compatible form may become one of them: `＠`, `（`, `¨`. */
const QUOTED = /[\s@<>()[\],;:\\"]/;

/**
 * Returns the canonical form in which an address is stored, limited and compared; `null` if it is not an address. It is
 * in lower case and in compatible characters (NFKC, like the widget's field), with the domain in ASCII (UTS 46, like
 * the mailer). Otherwise one mailbox could belong to several people: ｇmail.com reaches gmail.com.
 */
export const addressOf = (text: string): string | null => {
  // An invisible character would make the address another mailbox. A keyboard for Japanese types ＠ and ．.
  const visible = text.replace(INVISIBLE, '').normalize('NFKC');
  const at = visible.lastIndexOf('@');
  const domain = mailDomainOf(visible.slice(at + 1));
  if (at < 1 || domain === null || NO_TEXT.test(visible)) return null;
  const local = visible.slice(0, at).toLowerCase().normalize('NFKC');
  const address = `${local}@${domain}`;
  return QUOTED.test(local) || address.length > MAX_EMAIL_LENGTH ? null : address;
};

/** Returns the readable form of an address: bücher.example for xn--bcher-kva.example. */
export const readable = (address: string): string => {
  const at = address.lastIndexOf('@') + 1;
  return address.slice(0, at) + (domainToUnicode(address.slice(at)) || address.slice(at));
};

/** Both names are Gmail, which ignores dots before the @ (https://support.google.com/mail/answer/7436150). */
const GMAIL = ['gmail.com', 'googlemail.com'];

/**
 * Returns the mailbox that limits count, so that spellings allow no additional mails: a sub-address (`name+tag@…`,
 * RFC 5233) belongs to the same mailbox, and so does each spelling of a Gmail address.
 * @param address in canonical form
 */
export const mailboxOf = (address: string): string => {
  const at = address.lastIndexOf('@');
  const [local, domain] = [address.slice(0, at), address.slice(at + 1)];
  const plus = local.indexOf('+');
  const name = plus < 1 ? local : local.slice(0, plus);
  return GMAIL.includes(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
};
