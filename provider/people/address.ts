import { domainToASCII, domainToUnicode } from 'node:url';

/** Dots with text on both sides. */
const DOMAIN = /^[^.]+(\.[^.]+)+$/;
/** Characters at which a URL parser ends or decodes a host. No domain has them. */
const URL_SYNTAX = /[/?#%]/;
const MAX_LENGTH = 254;

/**
 * Returns the canonical form in which an address is stored, limited and compared; `null` if it is no address. It is in
 * lower case, with the domain in ASCII (UTS 46, like the mailer). Otherwise one mailbox could belong to several people:
 * ｇmail.com reaches gmail.com.
 */
export const addressOf = (text: string): string | null => {
  const at = text.lastIndexOf('@');
  const domain = text.slice(at + 1);
  const ascii = URL_SYNTAX.test(domain) ? '' : domainToASCII(domain);
  if (at < 1 || !DOMAIN.test(ascii)) return null;
  const address = `${text.slice(0, at).toLowerCase()}@${ascii}`;
  return address.length > MAX_LENGTH ? null : address;
};

/** Returns the readable form of an address: bücher.example for xn--bcher-kva.example. */
export const readable = (address: string): string => {
  const at = address.lastIndexOf('@') + 1;
  return address.slice(0, at) + (domainToUnicode(address.slice(at)) || address.slice(at));
};
