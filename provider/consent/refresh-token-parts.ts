import { digest } from '../secrets/keyring.ts';
import { randomToken } from '../secrets/random.ts';

/**
 * A refresh token has two parts of 256 bits: one that all tokens of an authorization share, and one of its own. The
 * shared part identifies an old token, so no row for each token is needed.
 */
export const refreshTokenOf = (family: string, own: string) => `${family}.${own}`;

/** Returns the first refresh token of an authorization, and the hashes to store. */
export const newRefreshToken = () => {
  const [family, own] = [randomToken(), randomToken()];
  return {
    token: refreshTokenOf(family, own),
    hashes: { family_hash: digest(family), refresh_hash: digest(own) },
  };
};

/** Returns the shared part, and the hashes of both. */
export const partsOf = (token: string) => {
  const [family = '', own = ''] = token.split('.');
  return { family, familyHash: digest(family), ownHash: digest(own) };
};
