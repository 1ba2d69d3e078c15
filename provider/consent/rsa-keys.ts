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

/**
 * RSA keys for RS256. They cannot be derived from the secrets at an acceptable cost, so they are stored: one for each
 * secret, sealed with it. All copies have the same keys, and the keys rotate with the secrets. The first use reads them, and
 * makes missing ones.
 */
export const createRsaKeys = ({ query }: Database, keyring: Pick<Keyring, 'apart'>, now: () => number) => {
  const stored = async (id: string): Promise<string | undefined> =>
    (await query.selectFrom('rsa_keys').select('sealed').where('id', '=', id).executeTakeFirst())?.sealed;

  const keyOf = async (ring: Keyring): Promise<RsaKey> => {
    const id = ring.mac('rsa-key', ALG);
    if ((await stored(id)) === undefined) {
      const sealed = ring.seal('rsa-key', id, await newPrivateKey());
      // Of two copies that make the key at the same time, both use the one that was stored first.
      await query
        .insertInto('rsa_keys')
        .values({ id, sealed, created_at: now() })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
    }
    return keyFrom(ring.open('rsa-key', id, (await stored(id)) ?? ''));
  };

  const read = async (): Promise<SigningKeys> => {
    const keys = await Promise.all(keyring.apart().map(keyOf));
    const [newest] = keys;
    if (newest === undefined) throw new Error('Signing needs a secret');
    const { sign, published } = newest;
    return { kid: published.kid, sign, published: keys.map((key) => key.published) };
  };

  let known: Promise<SigningKeys> | null = null;
  const keys = (): Promise<SigningKeys> => {
    known ??= read().catch((error: unknown) => {
      // The database may answer the next time.
      known = null;
      throw error;
    });
    return known;
  };

  return {
    keys,

    /** The public keys; none while the database is away: the other published keys need no database. */
    published: async (): Promise<readonly PublicKey[]> => {
      try {
        return (await keys()).published;
      } catch (error) {
        if (isUnavailable(error)) return [];
        throw error;
      }
    },
  };
};
