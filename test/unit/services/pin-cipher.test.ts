import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parsePinKey } from '../../../widget/domain/user-record.ts';
import { encryptPin, type PinBinding } from '../../../widget/services/pin-cipher.ts';
import { messageIn, problemIn } from './builders.ts';
import { openByKey, openByToken } from './opened-pin.ts';

const { subtle } = globalThis.crypto;

const bound = (parts: Partial<PinBinding>): PinBinding => ({
  token: 'token',
  apiKey: 'key-1',
  email: 'ada@example.com',
  ...parts,
});

it('the encrypted PIN is readable for the API, which knows the session token', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme' }), fc.string({ minLength: 1 }), async (pin, token) => {
      expect(await openByToken(await encryptPin(globalThis.crypto, pin, bound({ token })), token)).toBe(pin);
    }),
    { numRuns: 25 },
  );
});

it('the encrypted PIN cannot be read with another token, and differs each time', async () => {
  const seal = () => encryptPin(globalThis.crypto, 'pass1234!', bound({}));
  const [one, two] = [await seal(), await seal()];
  expect(one).toMatch(/^v1\.[A-Za-z0-9_-]{50}$/);
  expect(one).not.toBe(two);
  await expect(openByToken(one, 'other')).rejects.toThrow();
});

it('the encrypted PIN does not exist if the browser cannot encrypt', async () => {
  const refusing: SubtleCrypto = Object.create(subtle, {
    importKey: { value: () => Promise.reject(new DOMException('Not supported', 'NotSupportedError')) },
  });
  const crypto = { getRandomValues: globalThis.crypto.getRandomValues, subtle: refusing };
  const sealing = encryptPin(crypto, 'pass1234!', bound({}));
  await expect(sealing).rejects.toMatchObject({ cause: { name: 'NotSupportedError' } });
  expect(await problemIn(sealing)).toEqual({ code: 'pin.encrypt' });
});

it('the encrypted PIN says that the page needs HTTPS if there is no WebCrypto', async () => {
  const insecure = { getRandomValues: globalThis.crypto.getRandomValues };
  expect(await problemIn(encryptPin(insecure, 'pass1234!', bound({})))).toEqual({ code: 'pin.encrypt' });
  expect(await messageIn(encryptPin(insecure, 'pass1234!', bound({})))).toMatch(/HTTPS/);
});

const INFO = 'data-connect pin v2\nkey-1\nada@example.com\nsession-1';

const forKey = async (parts: Partial<PinBinding> = {}) => {
  const pair = await subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
  const { x, y } = await subtle.exportKey('jwk', pair.publicKey);
  const pinKey = parsePinKey({ kty: 'EC', crv: 'P-256', x, y, kid: 'session-1' });
  return {
    sealed: await encryptPin(globalThis.crypto, 'pass1234!', bound({ pinKey, ...parts })),
    privateKey: pair.privateKey,
  };
};

it('the PIN encrypted for a key of the server is readable for the server, in any form of the address', async () => {
  const { sealed, privateKey } = await forKey({ email: 'Ada@Example.com' });
  expect(sealed).toMatch(/^v2\.[A-Za-z0-9_-]+$/);
  expect(await openByKey(sealed, privateKey, INFO)).toBe('pass1234!');
});

it.each([
  ['another person', { email: 'bob@example.com' }],
  ['another application', { apiKey: 'key-2' }],
])('the PIN encrypted for a key of the server cannot be mistaken for that of %s', async (_, parts) => {
  const { sealed, privateKey } = await forKey(parts);
  await expect(openByKey(sealed, privateKey, INFO)).rejects.toThrow();
});
