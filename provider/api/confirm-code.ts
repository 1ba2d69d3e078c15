import { z } from 'zod';
import type { Metrics } from '../operations/metrics.ts';
import type { Passkeys } from '../people/passkeys/passkeys.ts';
import type { People } from '../people/people.ts';
import type { Pins } from '../people/pins.ts';
import { Problem } from '../problem.ts';
import { defineCall } from './call.ts';
import { limitSubject } from './client-address.ts';
import { email, line } from './schemas.ts';

/** What a person's first answer holds, however they signed in. */
export const signInAnswer = z.object({
  token: z.string(),
  expiresAt: z.iso.datetime(),
  pinKey: z.object({
    kty: z.literal('EC'),
    crv: z.literal('P-256'),
    x: z.string(),
    y: z.string(),
    kid: z.string(),
  }),
  username: z.string(),
  isNewUser: z.boolean(),
  userState: z.enum(['new', 'existing']),
  flowType: z.enum(['onboarding', 'login']),
});

/** How a person is named on the screen: what stands before the `@`. */
export const usernameOf = (address: string) => address.slice(0, address.indexOf('@'));

/** Signs in with a code, and counts the refusals. */
export const createConfirm =
  (people: People, { codesRefused }: Metrics): People['confirm'] =>
  (confirmation, origin) =>
    people.confirm(confirmation, origin).catch((error: unknown) => {
      if (error instanceof Problem) codesRefused.inc({ reason: error.code });
      throw error;
    });

/** Call 2: a code opens a session, once. */
export const confirmCode = (confirm: People['confirm'], pins: Pins, passkeys: Passkeys) =>
  defineCall({
    id: 'confirmCode',
    method: 'post',
    path: '/api/email/verify/confirm',
    summary: 'Call 2: confirm the code and sign the person in',
    by: 'app',
    body: z.looseObject({ email, code: line(20), challenge: line(100).optional() }),
    answer: signInAnswer.extend({
      /** Whether this page may ask the person to add a passkey. */
      canAddPasskey: z.boolean(),
    }),
    refuses: ['code.wrong', 'code.stale', 'code.locked'],
    handle: async ({ caller: { app, origin }, body, client }) => {
      const confirmation = {
        appId: app.id,
        address: body.email,
        client: limitSubject(client),
        challenge: body.challenge,
        digits: body.code.trim(),
      };
      const signedIn = await confirm(confirmation, origin);
      return {
        token: signedIn.token,
        expiresAt: new Date(signedIn.expiresAt).toISOString(),
        pinKey: pins.publicKey(signedIn.nonce),
        username: usernameOf(body.email),
        isNewUser: signedIn.isNew,
        userState: signedIn.isNew ? 'new' : 'existing',
        flowType: signedIn.isNew ? 'onboarding' : 'login',
        canAddPasskey: passkeys.isOffered(origin),
      };
    },
  });
