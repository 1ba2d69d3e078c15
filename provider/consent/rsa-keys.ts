import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import type { Database } from '../database/database.ts';
import { isUnavailable } from '../database/failures.ts';
import type { Keyring } from '../secrets/keyring.ts';
import type { PublicKey, SigningKeys } from '../secrets/signing-keys.ts';

const ALG = 'RS256';
const BITS = 2048;

interface RsaKey {
  readonly sign: SigningKeys['sign'];
  readonly published: PublicKey;
}

const newPrivateKey = async (): Promise<string> => {
  const { privateKey } = await generateKeyPair(ALG, { modulusLength: BITS, extractable: true });
  return JSON.stringify(await exportJWK(privateKey));
};

const keyFrom = async (text: string): Promise<RsaKey> => {
  const jwk: JWK = JSON.parse(text);
  const { kty = 'RSA', n = '', e = '' } = jwk;
  const own = { kty, n, e };
  return {
    sign: await importJWK(jwk, ALG),
    published: { ...own, kid: await calculateJwkThumbprint(own), use: 'sig', alg: ALG },
  };
};

/** The public keys, and whether the list is complete. */
export interface PublishedKeys {
  readonly keys: readonly PublicKey[];
  /** `false` while the database is away. */
  readonly isWhole: boolean;
}

/** Keeps the result of the first call that succeeds: after a failure, the database may answer the next one. */
const keepResult = <T>(call: () => Promise<T>): (() => Promise<T>) => {
  let known: Promise<T> | null = null;
  return () => {
    known ??= call().catch((error: unknown) => {
      known = null;
      throw error;
    });
    return known;
  };
};

/**
 * RSA keys cannot be derived from the secrets at an acceptable cost, so they are stored: one for each secret, sealed
 * with it. The first use reads them, and makes missing ones.
 */
export const createRsaKeys = ({ query }: Database, keyring: Pick<Keyring, 'apart'>, now: () => number) => {
  const stored = async (id: string): Promise<string | undefined> =>
    (await query.selectFrom('rsa_keys').select('sealed').where('id', '=', id).executeTakeFirst())?.sealed;

  const createKey = (ring: Keyring) => {
    const id = ring.mac('rsa-key', ALG);
    // Made once: a database that refuses writes must not cost a new key for each request.
    const made = keepResult(async () => ring.seal('rsa-key', id, await newPrivateKey()));
    return keepResult(async () => {
      if ((await stored(id)) === undefined) {
        // Of two copies that make the key at the same time, both use the one that was stored first.
        await query
          .insertInto('rsa_keys')
          .values({ id, sealed: await made(), created_at: now() })
          .onConflict((conflict) => conflict.column('id').doNothing())
          .execute();
      }
      return keyFrom(ring.open('rsa-key', id, (await stored(id)) ?? ''));
    });
  };

  /** Newest first. */
  const all = keyring.apart().map(createKey);

  return {
    keys: async (): Promise<SigningKeys> => {
      const keys = await Promise.all(all.map((key) => key()));
      const [newest] = keys;
      if (newest === undefined) throw new Error('Signing needs a secret');
      const { sign, published } = newest;
      return { kid: published.kid, sign, published: keys.map((key) => key.published) };
    },

    /** The public keys; without those that the database cannot give now. */
    published: async (): Promise<PublishedKeys> => {
      const found = await Promise.all(
        all.map((key) =>
          key().catch((error: unknown) => {
            if (isUnavailable(error)) return null;
            throw error;
          }),
        ),
      );
      const keys = found.flatMap((key) => (key === null ? [] : [key.published]));
      return { keys, isWhole: keys.length === all.length };
    },
  };
};
