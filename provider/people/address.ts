import { domainToASCII, domainToUnicode } from 'node:url';

/** Dots with text on both sides. */
const DOMAIN = /^[^.]+(\.[^.]+)+$/;
/** Where a URL parser ends or decodes a host: no domain has them. */
const URL_SYNTAX = /[/?#%]/;
const MAX_LENGTH = 254;

/**
 * The one spelling that an address is kept, limited and compared in, or `null` for what is none: in lower case, with the
 * domain in ASCII (UTS 46, as the mailer maps it). Else one mailbox would be many people: ｇmail.com reaches gmail.com.
 */
export const addressOf = (text: string): string | null => {
  const at = text.lastIndexOf('@');
  const domain = text.slice(at + 1);
  const ascii = URL_SYNTAX.test(domain) ? '' : domainToASCII(domain);
  if (at < 1 || !DOMAIN.test(ascii)) return null;
  const address = `${text.slice(0, at).toLowerCase()}@${ascii}`;
  return address.length > MAX_LENGTH ? null : address;
};

/** The address as a person reads it: bücher.example where xn--bcher-kva.example is kept. */
export const readable = (address: string): string => {
  const at = address.lastIndexOf('@') + 1;
  return address.slice(0, at) + (domainToUnicode(address.slice(at)) || address.slice(at));
};
