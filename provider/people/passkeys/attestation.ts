import type { RegistrationResponseJSON } from '@simplewebauthn/server';

// Loaded with the first passkey, as in ceremonies.ts.
const helpers = () => import('@simplewebauthn/server/helpers');

/**
 * Returns the registration without the authenticator's attestation (WebAuthn §6.5, "none"). The provider accepts every
 * make, and verifying a certificate chain would fetch addresses that the sender controls.
 * @throws Error for an invalid attestation object
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
