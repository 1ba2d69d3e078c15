import { z } from 'zod';
import type { Pins } from '../people/pins.ts';
import { define } from './call.ts';
import { line } from './schemas.ts';

export const sealedPin = line(2_000).meta({
  description:
    '`v2.` and, in base64url, the page’s public key (65 bytes), the IV (12 bytes) and the AES-256-GCM ciphertext with its tag. The key is HKDF-SHA-256 over the ECDH secret with `pinKey`, without salt; its info is `data-connect pin v2`, the API key, the address in lower case and `kid`, one a line.',
});

/** The PIN step of the widget: the PIN is sealed with the `pinKey` of call 2. */
export const setPin = (pins: Pins) =>
  define.post('/api/pin', {
    id: 'setPin',
    summary: 'The PIN step: set the PIN',
    by: 'session',
    body: z.looseObject({ EncryptedUserPin: sealedPin }),
    answer: z.object({ pinSet: z.literal(true) }),
    refuses: ['pin.sealed', 'pin.weak', 'pin.wrong', 'pin.limit', 'session.code'],
    handle: async ({ caller: { session, key }, body }) => {
      await pins.set(session, key, body.EncryptedUserPin);
      return { pinSet: true };
    },
  });
