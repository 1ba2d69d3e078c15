import { z } from 'zod';
import type { Apps } from '../apps/apps.ts';
import { countedClient } from '../http/client-address.ts';
import type { Passkeys } from '../people/passkeys/passkeys.ts';
import type { Pins } from '../people/pins.ts';
import { define, NO_BODY, type Route } from './call.ts';
import { signInAnswer, signInAnswerOf } from './confirm-code.ts';
import type { NotifyOfPasskey } from './notify-of-passkey.ts';
import {
  ADD_REFUSALS,
  assertion,
  creationOptions,
  passkeyAdded,
  registration,
  requestOptions,
  SIGN_IN_REFUSALS,
} from './passkey-shapes.ts';

interface Parts {
  readonly apps: Apps;
  readonly passkeys: Passkeys;
  readonly pins: Pins;
  readonly notify: NotifyOfPasskey;
}

/**
 * Passkeys in the widget, on pages of the provider's own origin. Only /account lists and removes them, because an app's
 * session must not lock a person out.
 * @param name the provider's name for people
 */
export const passkeyCalls = ({ apps, passkeys, pins, notify }: Parts, name: string): readonly Route[] => [
  define.post('/api/passkeys/sign-in/options', {
    id: 'passkeySignInOptions',
    summary: 'What a browser needs to sign in with a passkey',
    by: 'app',
    body: NO_BODY,
    answer: requestOptions,
    refuses: ['passkey.off', 'passkey.limit'],
    handle: ({ caller: { app }, client }) => passkeys.beginSignIn(app.id, countedClient(client)),
  }),
  define.post('/api/passkeys/sign-in', {
    id: 'passkeySignIn',
    summary: 'Sign the person in with a passkey; the answer is that of call 2, and names the person',
    by: 'app',
    body: z.looseObject({ credential: assertion }),
    answer: signInAnswer.extend({ email: z.string() }),
    refuses: SIGN_IN_REFUSALS,
    handle: async ({ caller: { app, origin }, body }) => {
      const place = { appId: app.id, origin };
      const signedIn = await passkeys.signIn(body.credential, place, (top) => apps.admit(app.id, top));
      return { ...signInAnswerOf({ ...signedIn, isNew: false }, pins), email: signedIn.address };
    },
  }),
  define.post('/api/passkeys/options', {
    id: 'passkeyOptions',
    summary: 'What a browser needs to make a passkey, right after a sign-in by code',
    by: 'session',
    body: NO_BODY,
    answer: creationOptions,
    refuses: ['passkey.off', 'passkey.session', 'passkey.limit', 'passkey.full'],
    handle: async ({ caller: { session } }) => {
      passkeys.requireFresh(session);
      return passkeys.beginAdding(session, name);
    },
  }),
  define.post('/api/passkeys', {
    id: 'addPasskey',
    summary: 'Keep the passkey that the browser made; a mail informs the person',
    by: 'session',
    headers: ['accept-language'],
    body: z.looseObject({ credential: registration }),
    answer: passkeyAdded,
    refuses: ADD_REFUSALS,
    handle: async ({ caller: { app, session }, body, headers }) => {
      const validateTop = (top: string) => apps.admit(app.id, top);
      return {
        id: await passkeys.add(session, body.credential, validateTop, notify(session.address, headers)),
      };
    },
  }),
];
