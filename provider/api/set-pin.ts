import { z } from 'zod';
import type { Pins } from '../people/pins.ts';
import { defineCall } from './call.ts';
import { line } from './schemas.ts';

export const sealedPin = line(2_000);

/** The PIN step of the widget: sealed to the `pinKey` of call 2. */
export const setPin = (pins: Pins) =>
  defineCall({
    id: 'setPin',
    method: 'post',
    path: '/api/pin',
    summary: 'Set the PIN, sealed to `pinKey`',
    by: 'session',
    body: z.looseObject({ EncryptedUserPin: sealedPin }),
    answer: z.object({ pinSet: z.literal(true) }),
    refuses: ['pin.sealed', 'pin.weak', 'pin.wrong', 'pin.limit'],
    handle: async ({ caller: { session, key }, body }) => {
      await pins.set(session, key, body.EncryptedUserPin);
      return { pinSet: true };
    },
  });
