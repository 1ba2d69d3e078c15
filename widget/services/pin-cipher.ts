import { inLowerCase } from '../../common/email-address.ts';
import { ConnectError } from '../errors.ts';
import type { PinKey } from '../types.ts';
import { base64UrlOf } from './encoding.ts';
import type { WebCrypto } from './environment.ts';

const IV_BYTES = 12;
const CURVE = { name: 'ECDH', namedCurve: 'P-256' };

/** A sealed PIN is valid only for these values. */
export interface PinBinding {
  readonly token: string;
  /** Key from the answer to call 2; absent if the server has no separate call for the PIN. */
  readonly pinKey?: PinKey;
  readonly apiKey: string;
  readonly email: string;
}

const bytesOf = (text: string) => new TextEncoder().encode(text);

const agreeByToken = (token: string) => ({
  prefix: 'v1.',
  secret: bytesOf(token),
  info: 'data-connect pin v1',
  point: new ArrayBuffer(0),
});

const agreeByKey = async (subtle: SubtleCrypto, { kid, ...jwk }: PinKey, { apiKey, email }: PinBinding) => {
  const theirs = await subtle.importKey('jwk', jwk, CURVE, false, []);
  const ours = await subtle.generateKey(CURVE, false, ['deriveBits']);
  return {
    prefix: 'v2.',
    secret: await subtle.deriveBits({ name: 'ECDH', public: theirs }, ours.privateKey, 256),
    info: ['data-connect pin v2', apiKey, inLowerCase(email), kid].join('\n'),
    point: await subtle.exportKey('raw', ours.publicKey),
  };
};

const seal = async (crypto: WebCrypto, subtle: SubtleCrypto, pin: string, binding: PinBinding) => {
  const { token, pinKey } = binding;
  const agreement = pinKey ? agreeByKey(subtle, pinKey, binding) : agreeByToken(token);
  const { prefix, secret, info, point } = await agreement;
  const material = await subtle.importKey('raw', secret, 'HKDF', false, ['deriveKey']);
  const key = await subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: bytesOf(info) },
    material,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt'],
  );
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const sealed = await subtle.encrypt({ name: 'AES-GCM', iv }, key, bytesOf(pin));
  return prefix + base64UrlOf(new Uint8Array([...new Uint8Array(point), ...iv, ...new Uint8Array(sealed)]));
};

/**
 * Returns the PIN as `EncryptedUserPin` (contract §11.1). For a server without a `pinKey` it begins with `v1.`, has
 * no point, and its secret is the UTF-8 session token.
 * @throws ConnectError `pin.encrypt` if the page has no WebCrypto, as over plain HTTP
 */
export const encryptPin = async (crypto: WebCrypto, pin: string, binding: PinBinding): Promise<string> => {
  if (!crypto.subtle) throw new ConnectError({ code: 'pin.encrypt' });
  try {
    return await seal(crypto, crypto.subtle, pin, binding);
  } catch (cause) {
    throw new ConnectError({ code: 'pin.encrypt' }, cause);
  }
};
