import { isConnectorId } from '../../common/platforms/ids.ts';
import type { ConnectorName } from '../types.ts';
import { base64UrlOf } from './encoding.ts';
import type { WebCrypto } from './environment.ts';

const STATE_BYTES = 32;
const OWN_STATE = /^dc\.([a-z]+)\./;

/**
 * Makes a random one-time `state` of 256 bits (contract §2.6). It begins with `dc.` and the platform, so that a page
 * without its storage can still identify the platform of the answer.
 */
export const newState = (platform: ConnectorName, crypto: WebCrypto): string =>
  `dc.${platform}.${base64UrlOf(crypto.getRandomValues(new Uint8Array(STATE_BYTES)))}`;

/** Returns the platform of one of our own states; `null` for another service's state. */
export const platformOf = (state: string): ConnectorName | null => {
  const name = OWN_STATE.exec(state)?.[1];
  return isConnectorId(name) ? name : null;
};

/**
 * Whether the page's address has one of our own states. The element checks this before it loads anything: another
 * service's `state` must not cause a download.
 */
export const hasOwnState = (): boolean => /[?&]state=dc\./.test(location.search);
