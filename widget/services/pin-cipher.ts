import { ConnectError } from '../errors.ts';
import { base64UrlOf } from './encoding.ts';
import type { WebCrypto } from './environment.ts';

const IV_BYTES = 12;
const INFO = 'data-connect pin v1';

const seal = async (crypto: WebCrypto, subtle: SubtleCrypto, pin: string, token: string): Promise<string> => {
  const text = new TextEncoder();
  const material = await subtle.importKey('raw', text.encode(token), 'HKDF', false, ['deriveKey']);
  const key = await subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: text.encode(INFO) },
    material,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt'],
  );
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const sealed = await subtle.encrypt({ name: 'AES-GCM', iv }, key, text.encode(pin));
  return `v1.${base64UrlOf(new Uint8Array([...iv, ...new Uint8Array(sealed)]))}`;
};

/**
 * The PIN for `EncryptedUserPin` of call 4, readable by the API alone, which issued `token` (contract §2.4).
 *
 * To read it, a server takes the base64url part after `v1.`: 12 bytes of IV, then the AES-256-GCM ciphertext with its
 * 16-byte tag. The key is HKDF-SHA-256 over the UTF-8 session token of call 2, with an empty salt and the info
 * `data-connect pin v1`, 32 bytes long. The plain text is the PIN in UTF-8.
 * @throws ConnectError `pin.encrypt` where the page has no WebCrypto, as over plain HTTP
 */
export const encryptPin = async (crypto: WebCrypto, pin: string, token: string): Promise<string> => {
  if (!crypto.subtle) throw new ConnectError({ code: 'pin.encrypt' });
  try {
    return await seal(crypto, crypto.subtle, pin, token);
  } catch (cause) {
    throw new ConnectError({ code: 'pin.encrypt' }, cause);
  }
};
