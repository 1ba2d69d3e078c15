import type { RegistrationResponseJSON } from '@simplewebauthn/server';

// Loaded at the first passkey, as in ceremonies.ts.
const helpers = () => import('@simplewebauthn/server/helpers');

/**
 * The registration without what the authenticator says of its own origin (WebAuthn §6.5, "none"). No passkey is refused
 * for its make, and checking a chain of certificates would fetch addresses that the sender wrote into them.
 * @throws Error for an attestation object that is none
 */
export const withoutAttestation = async (
  registration: RegistrationResponseJSON,
): Promise<RegistrationResponseJSON> => {
  const { decodeAttestationObject, isoBase64URL, isoCBOR } = await helpers();
  const { response } = registration;
  const authData = decodeAttestationObject(isoBase64URL.toBuffer(response.attestationObject)).get('authData');
  const plain = new Map<string, string | Uint8Array | Map<string, never>>([
    ['fmt', 'none'],
    ['attStmt', new Map<string, never>()],
    ['authData', authData],
  ]);
  const attestationObject = isoBase64URL.fromBuffer(isoCBOR.encode(plain));
  return { ...registration, response: { ...response, attestationObject } };
};
