import { ConnectError } from '../errors.ts';
import { hexOf } from './encoding.ts';
import type { WebCrypto } from './environment.ts';

/**
 * Hex SHA-256 of the lower-cased e-mail (contract §2.4).
 * @throws ConnectError `share.submission` if the page has no WebCrypto, as over plain HTTP
 */
export const hashEmail = async (crypto: WebCrypto, email: string): Promise<string> => {
  if (!crypto.subtle) {
    const reason = 'your e-mail address cannot be protected on this page. Open it over HTTPS and try again.';
    throw new ConnectError({ code: 'share.submission', params: { reason } });
  }
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(email.toLowerCase()));
  return hexOf(new Uint8Array(digest));
};
