import { z } from 'zod';
import { shortened } from '../../common/account-hint.ts';
import { ACCOUNT_APP } from '../apps/app.ts';
import { countedClient } from '../http/client-address.ts';
import { readable } from '../people/address.ts';
import type { Passkeys, ValidateTop } from '../people/passkeys/passkeys.ts';
import type { Pins } from '../people/pins.ts';
import { Problem } from '../problem.ts';
import { type AccountCookie, signedInAnswer } from './account-cookie.ts';
import { signedIn } from './account-shapes.ts';
import { define, NO_BODY, type Route } from './call.ts';
import type { NotifyOfPasskey } from './notify-of-passkey.ts';
import {
  ADD_REFUSALS,
  assertion,
  creationOptions,
  passkeyAdded,
  passkeyRemoved,
  registration,
  requestOptions,
  SIGN_IN_REFUSALS,
} from './passkey-shapes.ts';

/** The account pages must not be framed. */
const NO_FRAME: ValidateTop = async () => {
  throw new Problem('account.origin');
};

/**
 * Passkeys at /account: signing in, adding (the PIN, once set, is required again) and removing.
 * @param name the provider's name for people
 */
export const accountPasskeyCalls = (
  {
    passkeys,
    pins,
    notify,
  }: { readonly passkeys: Passkeys; readonly pins: Pins; readonly notify: NotifyOfPasskey },
  cookie: AccountCookie,
  name: string,
): readonly Route[] => [
  define.post('/account/api/passkeys/sign-in/options', {
    id: 'accountPasskeySignInOptions',
    summary: 'What a browser needs to sign in at /account with a passkey',
    by: 'page',
    body: NO_BODY,
    answer: requestOptions,
    refuses: ['passkey.off', 'passkey.limit'],
    handle: ({ client }) => passkeys.beginSignIn(ACCOUNT_APP, countedClient(client)),
  }),
  define.post('/account/api/passkeys/sign-in', {
    id: 'accountPasskeySignIn',
    summary: 'Sign in at /account with a passkey: the answer sets the cookie',
    by: 'page',
    body: z.looseObject({ credential: assertion }),
    answer: signedIn,
    refuses: SIGN_IN_REFUSALS,
    handle: async ({ body }) => {
      const place = { appId: ACCOUNT_APP, origin: null };
      const { address, ...begun } = await passkeys.signIn(body.credential, place, NO_FRAME);
      return signedInAnswer(cookie, begun, { session: begun.id, address: shortened(readable(address)) });
    },
  }),
  define.post('/account/api/passkeys/options', {
    id: 'accountPasskeyOptions',
    summary: 'What a browser needs to make a passkey; the PIN, once set, is asked for',
    by: 'account',
    body: z.looseObject({ pin: z.string().max(200).optional() }),
    answer: creationOptions,
    refuses: ['pin.wrong', 'pin.limit', 'session.code', 'passkey.off', 'passkey.limit', 'passkey.full'],
    handle: async ({ caller: { session }, body }) => {
      await pins.requireTyped(session, body.pin);
      return passkeys.beginAdding(session, name);
    },
  }),
  define.post('/account/api/passkeys', {
    id: 'accountAddPasskey',
    summary: 'Keep the passkey that the browser made; a mail informs the person',
    by: 'account',
    headers: ['accept-language'],
    body: z.looseObject({ credential: registration }),
    answer: passkeyAdded,
    refuses: ADD_REFUSALS,
    handle: async ({ caller: { session }, body, headers }) => ({
      id: await passkeys.add(session, body.credential, NO_FRAME, notify(session.address, headers)),
    }),
  }),
  define.delete('/account/api/passkeys/{passkey}', {
    id: 'accountRemovePasskey',
    summary: 'Remove a passkey; what it signed in is signed out',
    by: 'account',
    answer: passkeyRemoved,
    handle: async ({ caller: { session }, params: { passkey = '' } }) => ({
      removed: await passkeys.remove(session.personId, passkey),
    }),
  }),
];
