import { z } from 'zod';

const base64url = (limit: number) =>
  z
    .string()
    .max(limit)
    .regex(/^[\w-]+$/);

/** `AuthenticatorTransport` (WebAuthn §5.8.4), and `cable`, Chrome's older name for `hybrid`. */
const transport = z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']);

// The specification requires clients to ignore unknown values. After a refusal, the device would keep a passkey that
// the provider does not know.
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
export const registration = z
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
export const assertion = z
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
export const creationOptions = z.looseObject({
  rp: z.looseObject({ id: z.string() }),
  user: z.looseObject({ id: z.string() }),
  challenge: z.string(),
});

/** `PublicKeyCredentialRequestOptionsJSON` (WebAuthn §5.1.10), as far as clients read it. */
export const requestOptions = z.looseObject({ rpId: z.string(), challenge: z.string() });

export const passkeyAdded = z.object({ id: z.string() });
export const passkeyRemoved = z.object({ removed: z.boolean() });

export const ADD_REFUSALS = ['passkey.off', 'passkey.stale', 'passkey.wrong'] as const;
export const SIGN_IN_REFUSALS = [...ADD_REFUSALS, 'passkey.unknown', 'passkey.counter'] as const;
