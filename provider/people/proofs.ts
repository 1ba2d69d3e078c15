import { randomInt } from 'node:crypto';
import { type Challenge, createChallenge, type Payload, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { VerifiedProof } from '../http/client-address.ts';
import type { Keyring } from '../secrets/keyring.ts';
import { LimitRefusal } from './limits.ts';

const LIFETIME_MS = 600_000;
export interface ProofCost {
  /** Iterations of PBKDF2 for one try. WebCrypto runs it off the page's main thread. */
  readonly iterations: number;
  /** Maximum number of tries for the least proof. The most work takes 32 times as many. */
  readonly tries: number;
}

/** A try takes 0.6 ms on a computer of 2026 and 5 ms on a phone: at most 2.4 s and 20 s for the most work. */
export const PROOF_COST: ProofCost = { iterations: 5_000, tries: 125 };

/** The proof is valid for this purpose only: another address needs another proof. */
interface ProofFor {
  readonly appId: string;
  /** The address that gets a code, or the client that begins a sign-in. */
  readonly subject: string;
}

export type Proofs = ReturnType<typeof createProofs>;

/** ALTCHA (https://altcha.org/docs/v2/proof-of-work), signed, so that nothing is stored before it is solved. */
export const createProofs = (keyring: Keyring, { iterations, tries }: ProofCost, now: () => number) => {
  const purpose = ({ appId, subject }: ProofFor) => `proof ${appId} ${subject}`;
  const secrets = () => keyring.bytes('proof').map((key) => key.toString('hex'));

  /** Returns the challenge that a browser must solve before it repeats its request. */
  const challengeFor = async (whom: ProofFor, work: number): Promise<Challenge> => {
    const [secret = ''] = secrets();
    return createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: iterations,
      // Half of the work is certain, so that no luck makes many proofs cheap.
      counter: randomInt(Math.floor((work * tries) / 2), work * tries),
      // `expiresAt` is not used, because the library would compare it with its own clock.
      data: { until: now() + LIFETIME_MS, for: keyring.mac('proof', purpose(whom)), work },
      deriveKey,
      hmacSignatureSecret: secret,
      hmacKeySignatureSecret: secret,
    });
  };

  return {
    /** Throws the error again. A refusal that a proof can lift gets the challenge to solve. */
    refuse: async (error: unknown, whom: ProofFor): Promise<never> => {
      if (!(error instanceof LimitRefusal) || error.work === 0) throw error;
      const { code, limit, work } = error;
      throw new LimitRefusal(code, limit, work, undefined, { proof: await challengeFor(whom, work) });
    },

    /** Returns a solved proof, which may be used once; `null` for an invalid one. */
    verify: async ({ challenge, solution }: Payload, whom: ProofFor): Promise<VerifiedProof | null> => {
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
        if (verified) return { id: `proof ${nonce}`, work: Number(data?.work) };
      }
      return null;
    },
  };
};
