import { isIP } from 'node:net';
import type {
  AuthenticationResponseJSON,
  RegistrationResponseJSON,
  WebAuthnCredential,
} from '@simplewebauthn/server';
import { Problem } from '../../problem.ts';
import authenticators from './authenticators.json';
import type { NewPasskey, PasskeyRow, StoredPasskey } from './passkey-rows.ts';

/** WebAuthn §4. */
interface RelyingParty {
  /** Passkeys of another domain do not work here. */
  readonly id: string;
  readonly origin: string;
}

/**
 * Returns `null` if the host is an IP address, because browsers make passkeys for names only.
 * @param domain the host of an earlier `PUBLIC_URL`, whose passkeys the person has (WebAuthn §5.11); `null` for its own
 */
export const relyingPartyOf = (publicUrl: string, domain: string | null): RelyingParty | null => {
  const { hostname, origin } = new URL(publicUrl);
  return isIP(hostname.replace(/^\[|\]$/g, '')) === 0 ? { id: domain ?? hostname, origin } : null;
};

/** @throws Problem passkey.off */
export const requireParty = (party: RelyingParty | null): RelyingParty => {
  if (party === null) throw new Problem('passkey.off');
  return party;
};

/** The data that the authenticator signs (WebAuthn §5.8.1). */
interface ClientData {
  readonly challenge: string;
  /** Origin of the page around the frame; `null` without a page of another site around it. */
  readonly topOrigin: string | null;
}

/**
 * Checks nothing yet, so that the challenge can be used up first.
 * @param encoded `clientDataJSON`, base64url
 * @throws Problem passkey.wrong
 */
export const readClientData = (encoded: string): ClientData => {
  try {
    const data: unknown = JSON.parse(Buffer.from(encoded, 'base64url').toString('utf8'));
    if (typeof data === 'object' && data !== null && 'challenge' in data) {
      const { challenge } = data;
      const topOrigin = 'topOrigin' in data && typeof data.topOrigin === 'string' ? data.topOrigin : null;
      if (typeof challenge === 'string') return { challenge, topOrigin };
    }
  } catch {
    // The data is not JSON, and is refused below.
  }
  throw new Problem('passkey.wrong');
};

// Loaded with the first passkey, so that a process without passkeys does not load the certificate parser.
const webAuthn = () => import('@simplewebauthn/server');
const helpers = () => import('@simplewebauthn/server/helpers');

/**
 * Every make is accepted (WebAuthn §6.5), and checking certificates would fetch addresses that the sender controls.
 * @throws Error for an invalid attestation object
 */
const withoutAttestation = async (
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

/**
 * Names of common authenticators by AAGUID, only for the person's list of passkeys. Browsers report the AAGUID
 * unverified. Source: https://github.com/passkeydeveloper/passkey-authenticator-aaguids
 */
const NAMES: Readonly<Record<string, string>> = authenticators;

/** Signature algorithms: Ed25519, ES256, RS256. Node 20 lacks the newer ones. */
const ALGORITHMS = [-8, -7, -257];

/** Keeps only the outcome of a check, because its errors quote the browser's data. */
const checked = async <T extends { readonly verified: boolean }>(check: () => Promise<T>): Promise<T> => {
  try {
    const result = await check();
    if (result.verified) return result;
  } catch {
    // Refused below, like any other failure.
  }
  throw new Problem('passkey.wrong');
};

interface Creation {
  readonly challenge: string;
  readonly personId: string;
  readonly address: string;
  /** The authenticator shows this name for the site. */
  readonly name: string;
  readonly kept: readonly PasskeyRow[];
}

/** Needs no user name, and verifies the person by finger, face or PIN. */
export const creationOptions = async (party: RelyingParty, creation: Creation) => {
  const { generateRegistrationOptions } = await webAuthn();
  return generateRegistrationOptions({
    rpID: party.id,
    rpName: creation.name,
    userID: new TextEncoder().encode(creation.personId),
    userName: creation.address,
    userDisplayName: creation.address,
    challenge: Buffer.from(creation.challenge, 'base64url'),
    excludeCredentials: creation.kept.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports: [...transports],
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
  });
};

export const requestOptions = async (party: RelyingParty, challenge: string) => {
  const { generateAuthenticationOptions } = await webAuthn();
  return generateAuthenticationOptions({
    rpID: party.id,
    challenge: Buffer.from(challenge, 'base64url'),
    userVerification: 'required',
  });
};

/** @throws Problem passkey.wrong */
export const checkCreation = async (
  party: RelyingParty,
  response: RegistrationResponseJSON,
  expectedChallenge: string,
): Promise<Omit<NewPasskey, 'personId' | 'addedBy'>> => {
  const { verifyRegistrationResponse } = await webAuthn();
  const { registrationInfo } = await checked(async () =>
    verifyRegistrationResponse({
      response: await withoutAttestation(response),
      expectedChallenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  );
  if (registrationInfo === undefined) throw new Problem('passkey.wrong');
  const { credential, aaguid } = registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: credential.transports ?? [],
    name: NAMES[aaguid] ?? null,
  };
};

/**
 * Returns the counter, which the table compares over all copies.
 * @param topOrigin of the page around the frame, already validated
 * @throws Problem passkey.wrong
 */
export const checkAssertion = async (
  party: RelyingParty,
  response: AuthenticationResponseJSON,
  expectedChallenge: string,
  { credentialId, personId, publicKey }: StoredPasskey,
  topOrigin: string | null,
): Promise<number> => {
  const { verifyAuthenticationResponse } = await webAuthn();
  const handle = Buffer.from(response.response.userHandle ?? '', 'base64url').toString('utf8');
  if (handle !== personId) throw new Problem('passkey.wrong');
  const credential: WebAuthnCredential = {
    id: credentialId,
    publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
    counter: 0,
  };
  const { authenticationInfo } = await checked(() =>
    verifyAuthenticationResponse({
      response,
      expectedChallenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      expectedTopOrigin: topOrigin ?? undefined,
      credential,
    }),
  );
  return authenticationInfo.newCounter;
};
