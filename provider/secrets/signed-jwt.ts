import { KeyObject, sign } from 'node:crypto';
import type { SigningKeys } from './signing-keys.ts';

/** Signs in another thread. */
const signApart = (text: Buffer, key: Parameters<typeof sign>[2]): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    sign('sha256', text, key, (error, signature) => (error ? reject(error) : resolve(signature)));
  });

interface Header {
  readonly alg: 'ES256' | 'RS256';
  readonly kid: string;
  readonly typ: string;
}

/** A part of a JWT (RFC 7515, section 3.1). */
const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/**
 * Returns a signed JWT.
 * @param claims without `undefined` values
 */
export const signedJwt = async (
  header: Header,
  claims: object,
  key: SigningKeys['sign'],
): Promise<string> => {
  if (key instanceof Uint8Array) throw new TypeError('A JWT is signed with a private key');
  const text = `${encoded(header)}.${encoded(claims)}`;
  // The signature of a JWT is two numbers in a row, not DER (RFC 7518, section 3.4). RSA ignores the option.
  const own = { key: KeyObject.from(key), dsaEncoding: 'ieee-p1363' } as const;
  // An ES256 signature takes less time than its way to another thread and back. RSA takes ten times as long.
  const signature =
    header.alg === 'ES256' ? sign('sha256', Buffer.from(text), own) : await signApart(Buffer.from(text), own);
  return `${text}.${signature.toString('base64url')}`;
};
