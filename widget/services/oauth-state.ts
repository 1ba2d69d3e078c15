import { isConnectorId } from '../../common/platforms/ids.ts';
import type { ConnectorName } from '../types.ts';
import { base64UrlOf } from './encoding.ts';
import type { WebCrypto } from './environment.ts';

const STATE_BYTES = 32;
const OWN_STATE = /^dc\.([a-z]+)\./;

/** A random `state` of 256 bits (contract §2.6); the platform in it is for a page that has lost its storage. */
export const newState = (platform: ConnectorName, crypto: WebCrypto): string =>
  `dc.${platform}.${base64UrlOf(crypto.getRandomValues(new Uint8Array(STATE_BYTES)))}`;

export const platformOf = (state: string): ConnectorName | null => {
  const name = OWN_STATE.exec(state)?.[1];
  return isConnectorId(name) ? name : null;
};

/** Checked before the element loads anything: another service's `state` must not cause a download. */
export const hasOwnState = (): boolean => /[?&]state=dc\./.test(location.search);
