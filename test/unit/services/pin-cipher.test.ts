import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encryptPin, type PinBinding } from '../../../widget/services/pin-cipher.ts';
import { messageIn, problemIn } from './builders.ts';

const { subtle } = globalThis.crypto;

const bound = (parts: Partial<PinBinding>): PinBinding => ({
  token: 'token',
  apiKey: 'key-1',
  email: 'ada@example.com',
  ...parts,
});

/** The server's side, written after the doc comment of `encryptPin`. */
const decryptPin = async (sealed: string, token: string): Promise<string> => {
  const bytes = Buffer.from(sealed.replace(/^v1\./, ''), 'base64url');
  const material = await subtle.importKey('raw', Buffer.from(token), 'HKDF', false, ['deriveKey']);
  const info = Buffer.from('data-connect pin v1');
  const key = await subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: Buffer.alloc(0), info },
    material,
    { name: 'AES-GCM', length: 256 },
    false,
    ['decrypt'],
  );
  const plain = await subtle.decrypt({ name: 'AES-GCM', iv: bytes.subarray(0, 12) }, key, bytes.subarray(12));
  return Buffer.from(plain).toString();
};

describe('the encrypted PIN', () => {
  it('is read by the API, which knows the session token', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme' }), fc.string({ minLength: 1 }), async (pin, token) => {
        expect(await decryptPin(await encryptPin(globalThis.crypto, pin, bound({ token })), token)).toBe(pin);
      }),
      { numRuns: 25 },
    );
  });

  it('cannot be read with another token', async () => {
    const sealed = await encryptPin(globalThis.crypto, 'pass1234!', bound({}));
    await expect(decryptPin(sealed, 'other')).rejects.toThrow();
  });

  it('travels as v1 and base64url, and differs each time', async () => {
    const [one, two] = await Promise.all(
      ['pass1234!', 'pass1234!'].map((pin) => encryptPin(globalThis.crypto, pin, bound({}))),
    );
    expect(one).toMatch(/^v1\.[A-Za-z0-9_-]{50}$/);
    expect(one).not.toBe(two);
  });

  it('is none where the browser cannot encrypt', async () => {
    const refusing: SubtleCrypto = Object.create(subtle, {
      importKey: { value: () => Promise.reject(new DOMException('Not supported', 'NotSupportedError')) },
    });
    const crypto = { getRandomValues: globalThis.crypto.getRandomValues, subtle: refusing };
    const sealing = encryptPin(crypto, 'pass1234!', bound({}));
    await expect(sealing).rejects.toMatchObject({ cause: { name: 'NotSupportedError' } });
    expect(await problemIn(sealing)).toEqual({ code: 'pin.encrypt' });
  });

  it('says that the page needs HTTPS where there is no WebCrypto', async () => {
    const insecure = { getRandomValues: globalThis.crypto.getRandomValues };
    expect(await problemIn(encryptPin(insecure, 'pass1234!', bound({})))).toEqual({ code: 'pin.encrypt' });
    expect(await messageIn(encryptPin(insecure, 'pass1234!', bound({})))).toMatch(/HTTPS/);
  });
});
