import { randomInt } from 'node:crypto';
import { type Challenge, createChallenge, type Payload, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Keyring } from '../secrets/keyring.ts';

const LIFETIME_MS = 600_000;
/** Iterations of PBKDF2 for one try: 2 ms on a computer of 2026. WebCrypto runs it off the page's main thread. */
export const PROOF_ITERATIONS = 5_000;
/** Maximum number of tries for a proof: a fifth of a second, or a second on a phone; half of that on average. */
const MAX_TRIES = 100;

/** The proof is valid for this purpose only: another address needs another proof. */
interface ProofFor {
  readonly appId: string;
  /** The address that gets a code, or the client that begins a sign-in. */
  readonly subject: string;
}

export type Proofs = ReturnType<typeof createProofs>;

/** ALTCHA (https://altcha.org/docs/v2/proof-of-work), signed, so that nothing is stored before it is solved. */
export const createProofs = (keyring: Keyring, cost: number, now: () => number) => {
  const purpose = ({ appId, subject }: ProofFor) => `proof ${appId} ${subject}`;
  const secrets = () => keyring.bytes('proof').map((key) => key.toString('hex'));

  return {
    /** Returns the challenge that a browser must solve before it repeats its request. */
    challengeFor: async (whom: ProofFor): Promise<Challenge> => {
      const [secret = ''] = secrets();
      return createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost,
        counter: randomInt(1, MAX_TRIES + 1),
        // `expiresAt` is not used, because the library would compare it with its own clock.
        data: { until: now() + LIFETIME_MS, for: keyring.mac('proof', purpose(whom)) },
        deriveKey,
        hmacSignatureSecret: secret,
        hmacKeySignatureSecret: secret,
      });
    },

    /** Returns the id of a solved proof, which may be used once; `null` for an invalid one. */
    verify: async ({ challenge, solution }: Payload, whom: ProofFor): Promise<string | null> => {
      const { nonce, data, keySignature } = challenge.parameters;
      const isFor = keyring.macs('proof', purpose(whom)).some((mac) => mac === data?.for);
      // Without the key's signature, the library would do the work itself.
      if (!isFor || !(Number(data?.until) > now()) || typeof keySignature !== 'string') return null;
      for (const secret of secrets()) {
        const { verified } = await verifySolution({
          challenge,
          solution,
          deriveKey,
          hmacSignatureSecret: secret,
          hmacKeySignatureSecret: secret,
        });
        if (verified) return `proof ${nonce}`;
      }
      return null;
    },
  };
};
