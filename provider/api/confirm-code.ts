import { z } from 'zod';
import { iso } from '../iso.ts';
import type { Passkeys } from '../people/passkeys/passkeys.ts';
import type { SignedIn } from '../people/people.ts';
import type { Pins } from '../people/pins.ts';
import { define } from './call.ts';
import { CONFIRM_CODE, type CodeSignIn } from './code-sign-in.ts';

const pinKey = z
  .object({
    kty: z.literal('EC'),
    crv: z.literal('P-256'),
    x: z.string(),
    y: z.string(),
    kid: z.string(),
  })
  .meta({ description: 'What the PIN is sealed to, for this session.' });

/** Shape of the answer to a sign-in by code or passkey. */
export const signInAnswer = z.object({
  token: z.string().meta({ description: 'The session token, for every call from here on.' }),
  expiresAt: z.iso.datetime(),
  pinKey,
  username: z.string().meta({ description: 'How the person is named on the screen.' }),
  isNewUser: z
    .boolean()
    .meta({ description: 'A new person connects platforms and sets a PIN; others go on to the data.' }),
  userState: z.enum(['new', 'existing']),
  flowType: z.enum(['onboarding', 'login']),
});

/** Returns the answer to a sign-in in the widget, by code or passkey. */
export const signInAnswerOf = (
  {
    token,
    expiresAt,
    nonce,
    isNew,
    address,
  }: Omit<SignedIn, 'id' | 'browser'> & { readonly address: string },
  pins: Pins,
): z.infer<typeof signInAnswer> => ({
  token,
  expiresAt: iso(expiresAt),
  pinKey: pins.publicKey(nonce),
  // The part before the `@`.
  username: address.slice(0, address.indexOf('@')),
  isNewUser: isNew,
  userState: isNew ? 'new' : 'existing',
  flowType: isNew ? 'onboarding' : 'login',
});

/** Call 2, for an application: exchanges a code for a session. A code works once. */
export const confirmCode = ({ confirm }: CodeSignIn, pins: Pins, passkeys: Passkeys) =>
  define.post('/api/email/verify/confirm', {
    ...CONFIRM_CODE,
    id: 'confirmCode',
    summary: 'Call 2: confirm the code and sign the person in',
    description: 'A code counts once, and is burnt by five wrong tries.',
    by: 'app',
    answer: signInAnswer.extend({
      canAddPasskey: z.boolean().meta({ description: 'Whether this page may offer to add a passkey.' }),
      browser: z.string().optional().meta({
        description: 'In the provider’s frame: goes with call 1 from here on, past the limits of strangers.',
      }),
    }),
    handle: async ({ caller: { app, origin, embedder }, body, ...sender }) => {
      const { browser, ...session } = await confirm(app, origin, body, sender);
      return {
        ...signInAnswerOf({ ...session, address: body.email }, pins),
        canAddPasskey: passkeys.isOffered(origin),
        // Only in the provider's frame: scripts of another page could read it.
        ...(embedder === null ? {} : { browser: browser.token }),
      };
    },
  });
