import type { Answered } from './ask.ts';

export const PIN = 'rain-4-ever!';

const bytesOf = (text: string) => new TextEncoder().encode(text);

interface Binding {
  readonly key: string;
  readonly email: string;
}

/** Seals a PIN like a page, with WebCrypto alone, as described in provider/README.md. */
export const sealPin = async (pin: string, { body }: Answered, { key, email }: Binding): Promise<string> => {
  const { pinKey } = body;
  if (typeof pinKey !== 'object' || pinKey === null || !('kid' in pinKey)) throw new Error('No pinKey');
  const { kid, ...jwk } = { ...pinKey };
  const curve = { name: 'ECDH', namedCurve: 'P-256' };
  const theirs = await crypto.subtle.importKey('jwk', jwk, curve, false, []);
  const ours = await crypto.subtle.generateKey(curve, true, ['deriveBits']);
  const shared = await crypto.subtle.deriveBits({ name: 'ECDH', public: theirs }, ours.privateKey, 256);
  const material = await crypto.subtle.importKey('raw', shared, 'HKDF', false, ['deriveKey']);
  const info = bytesOf(['data-connect pin v2', key, email, kid].join('\n'));
  const sealing = await crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info },
    material,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt'],
  );
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, sealing, bytesOf(pin));
  const point = await crypto.subtle.exportKey('raw', ours.publicKey);
  return `v2.${Buffer.concat([Buffer.from(point), iv, Buffer.from(sealed)]).toString('base64url')}`;
};
