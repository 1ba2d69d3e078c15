import { z } from 'zod';
import type { Receipts } from '../consent/receipts.ts';
import type { PublishedKeys } from '../consent/rsa-keys.ts';
import { define, type Route } from './call.ts';

const keySet = z.object({ keys: z.array(z.looseObject({ kid: z.string(), kty: z.string() })) });

/** An answer that any page may read: it is public and involves no cookie. */
const publicJson = (value: object, caching = 'public, max-age=300') =>
  Response.json(value, {
    headers: { 'Access-Control-Allow-Origin': '*', 'Cache-Control': caching },
  });

/**
 * Public keys: those of access tokens and ID tokens, and separately those of receipts. The key of a removed secret
 * still verifies receipts, but must never verify a token. Also serves the list of pages that may use the provider's
 * passkeys.
 */
export const wellKnownCalls = (
  publishedKeys: () => Promise<PublishedKeys>,
  receipts: Receipts,
  publicUrl: string,
): readonly Route[] => [
  define.get('/.well-known/jwks.json', {
    id: 'tokenKeys',
    summary: 'Keys that access tokens, ID tokens and logout tokens are signed with',
    by: 'anonymous',
    answer: keySet,
    handle: async () => {
      const { keys, isWhole } = await publishedKeys();
      return isWhole ? publicJson({ keys }) : publicJson({ keys }, 'no-store');
    },
  }),
  define.get('/.well-known/receipt-keys.json', {
    id: 'receiptKeys',
    summary: 'Keys that receipts are or were signed with',
    by: 'anonymous',
    answer: keySet,
    handle: async () => publicJson({ keys: await receipts.keys() }),
  }),
  define.get('/.well-known/webauthn', {
    id: 'relatedOrigins',
    summary: 'The pages that may use passkeys of this host (WebAuthn, section 5.11)',
    description:
      'A browser reads it at the domain that passkeys belong to, before it uses them at `PUBLIC_URL`.',
    by: 'anonymous',
    answer: z.object({ origins: z.array(z.url()) }),
    handle: async () => publicJson({ origins: [publicUrl] }),
  }),
];
