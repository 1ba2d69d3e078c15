import { z } from 'zod';
import { shortened } from '../../common/account-hint.ts';
import { ACCOUNT_APP } from '../apps/app.ts';
import { passkeyMail } from '../mail/passkey-mail.ts';
import { readable } from '../people/address.ts';
import type { NotifyOwner, ValidateTop } from '../people/passkeys/passkeys.ts';
import type { Session } from '../people/sessions.ts';
import { Problem, type ProblemCode } from '../problem.ts';
import { signedInAnswer } from './account-cookie.ts';
import { signedIn } from './account-shapes.ts';
import { define, NO_BODY, type Route } from './call.ts';
import type { CallParts } from './modules.ts';
import { signInAnswer, signInAnswerOf } from './session.ts';

const base64url = (limit: number) =>
  z
    .string()
    .max(limit)
    .regex(/^[\w-]+$/);

/** `AuthenticatorTransport` (WebAuthn §5.8.4), and `cable`, Chrome's older name for `hybrid`. */
const transport = z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']);

// Unknown values are ignored: after a refusal, the device would keep a passkey that the provider does not know.
const transports = z
  .array(z.unknown())
  .transform((given) => [...new Set(given.flatMap((each) => transport.safeParse(each).data ?? []))]);

const credential = {
  // Only `rawId` counts: the text is the browser's or a password manager's own, and may have padding or other letters.
  id: z.unknown(),
  rawId: base64url(1_400),
  type: z.literal('public-key'),
  // Some password managers send another type. The provider reads no extension, so every value is accepted.
  clientExtensionResults: z.looseObject({}).catch({}),
};

/** The id as the text of `rawId` (WebAuthn §5.1). */
const withOwnId = <Credential extends { readonly rawId: string }>(given: Credential) => ({
  ...given,
  id: given.rawId,
});

/** The fields of `RegistrationResponseJSON` (WebAuthn §5.1.8) that the provider reads. */
const registration = z
  .object({
    ...credential,
    response: z.object({
      clientDataJSON: base64url(8_000),
      attestationObject: base64url(16_000),
      transports: transports.optional().catch(undefined),
    }),
  })
  .transform(withOwnId);

/** The fields of `AuthenticationResponseJSON` that the provider reads. */
const assertion = z
  .object({
    ...credential,
    response: z.object({
      clientDataJSON: base64url(8_000),
      authenticatorData: base64url(2_000),
      signature: base64url(2_000),
      // Older browsers send `null` or an empty text for no user handle.
      userHandle: z
        .union([base64url(200), z.literal(''), z.null()])
        .optional()
        .transform((given) => given || undefined),
    }),
  })
  .transform(withOwnId);

/** `PublicKeyCredentialCreationOptionsJSON` (WebAuthn §5.1.9), as far as clients read it. */
const creationOptions = z.looseObject({
  rp: z.looseObject({ id: z.string() }),
  user: z.looseObject({ id: z.string() }),
  challenge: z.string(),
});

/** `PublicKeyCredentialRequestOptionsJSON` (WebAuthn §5.1.10), as far as clients read it. */
const requestOptions = z.looseObject({ rpId: z.string(), challenge: z.string() });

const passkeyAdded = z.object({ id: z.string() });
const passkeyRemoved = z.object({ removed: z.boolean() });

const ADD_REFUSALS = ['passkey.off', 'passkey.stale', 'passkey.wrong'] as const;
const SIGN_IN_REFUSALS = [...ADD_REFUSALS, 'passkey.unknown', 'passkey.counter'] as const;

/** A later mail would be too late as a warning. */
const LIFETIME_MS = 3 * 86_400_000;

/** Refuses every page around, because the account pages must not be framed. */
const NO_FRAME: ValidateTop = async () => {
  throw new Problem('account.origin');
};

const SIGN_IN_OPTIONS = {
  body: NO_BODY,
  answer: requestOptions,
  refuses: ['passkey.off'] satisfies ProblemCode[],
};

const SIGN_IN = { body: z.looseObject({ credential: assertion }), refuses: SIGN_IN_REFUSALS };

const ADD = {
  headers: ['accept-language'],
  body: z.looseObject({ credential: registration }),
  answer: passkeyAdded,
  refuses: ADD_REFUSALS,
};

/** Only /account lists and removes passkeys, because an app's session must not lock a person out. */
export const passkeyCalls = ({ apps, passkeys, pins, mails, cookie, config }: CallParts) => {
  /** Sends the owner a mail, because a stolen session must not add a passkey in secret. */
  const notify =
    (address: string, headers: Headers): NotifyOwner =>
    async (trx, device) => {
      const provider = { own: config, accountUrl: `${config.publicUrl}/account` };
      const mail = passkeyMail(address, device, provider, headers.get('accept-language'));
      await mails.add(trx, mail, LIFETIME_MS).catch((error: unknown) => {
        // The mail cannot be sent. The passkey stays valid nevertheless.
        if (!(error instanceof Problem)) throw error;
      });
    };

  const add = async (
    session: Session,
    { credential }: z.infer<typeof ADD.body>,
    validateTop: ValidateTop,
    headers: Headers,
  ) => ({ id: await passkeys.add(session, credential, validateTop, notify(session.address, headers)) });

  const app: readonly Route[] = [
    define.post('/api/passkeys/sign-in/options', {
      ...SIGN_IN_OPTIONS,
      id: 'passkeySignInOptions',
      by: 'app',
      handle: ({ caller: { app } }) => passkeys.beginSignIn(app.id),
    }),
    define.post('/api/passkeys/sign-in', {
      ...SIGN_IN,
      id: 'passkeySignIn',
      by: 'app',
      answer: signInAnswer.extend({ email: z.string() }),
      handle: async ({ caller: { app, origin }, body }) => {
        const place = { appId: app.id, origin };
        const signedIn = await passkeys.signIn(body.credential, place, (top) => apps.admit(app.id, top));
        return { ...signInAnswerOf({ ...signedIn, isNew: false }, pins), email: signedIn.address };
      },
    }),
    define.post('/api/passkeys/options', {
      id: 'passkeyOptions',
      by: 'session',
      body: NO_BODY,
      answer: creationOptions,
      refuses: ['passkey.off', 'passkey.session', 'passkey.limit', 'passkey.full'],
      handle: async ({ caller: { session } }) => {
        passkeys.requireFresh(session);
        return passkeys.beginAdding(session, config.name);
      },
    }),
    define.post('/api/passkeys', {
      ...ADD,
      id: 'addPasskey',
      by: 'session',
      handle: ({ caller: { app, session }, body, headers }) =>
        add(session, body, (top) => apps.admit(app.id, top), headers),
    }),
  ];

  const account: readonly Route[] = [
    define.post('/account/api/passkeys/sign-in/options', {
      ...SIGN_IN_OPTIONS,
      id: 'accountPasskeySignInOptions',
      by: 'page',
      handle: () => passkeys.beginSignIn(ACCOUNT_APP),
    }),
    define.post('/account/api/passkeys/sign-in', {
      ...SIGN_IN,
      id: 'accountPasskeySignIn',
      by: 'page',
      answer: signedIn,
      handle: async ({ body }) => {
        const place = { appId: ACCOUNT_APP, origin: null };
        const { address, ...begun } = await passkeys.signIn(body.credential, place, NO_FRAME);
        return signedInAnswer(cookie, begun, { session: begun.id, address: shortened(readable(address)) });
      },
    }),
    define.post('/account/api/passkeys/options', {
      id: 'accountPasskeyOptions',
      by: 'account',
      body: z.looseObject({ pin: z.string().max(200).optional() }),
      answer: creationOptions,
      refuses: ['pin.wrong', 'pin.limit', 'session.code', 'passkey.off', 'passkey.limit', 'passkey.full'],
      handle: async ({ caller: { session }, body }) => {
        await pins.requireTyped(session, body.pin);
        return passkeys.beginAdding(session, config.name);
      },
    }),
    define.post('/account/api/passkeys', {
      ...ADD,
      id: 'accountAddPasskey',
      by: 'account',
      handle: ({ caller: { session }, body, headers }) => add(session, body, NO_FRAME, headers),
    }),
    define.delete('/account/api/passkeys/{passkey}', {
      id: 'accountRemovePasskey',
      by: 'account',
      answer: passkeyRemoved,
      handle: async ({ caller: { session }, params: { passkey = '' } }) => ({
        removed: await passkeys.remove(session.personId, passkey),
      }),
    }),
  ];

  return { app, account };
};
