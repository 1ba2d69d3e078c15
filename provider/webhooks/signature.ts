import { createHmac } from 'node:crypto';

const PREFIX = 'whsec_';

/** Writes a secret as Standard Webhooks does: https://www.standardwebhooks.com */
export const secretFrom = (bytes: Buffer): string => PREFIX + bytes.toString('base64');

const macOf = (secret: string, text: string) =>
  createHmac('sha256', Buffer.from(secret.slice(PREFIX.length), 'base64'))
    .update(text)
    .digest('base64');

/**
 * The headers of Standard Webhooks for a delivery.
 * @param secrets all that are valid; a receiver needs one of them
 * @param at milliseconds since 1970
 */
export const signedHeaders = (id: string, body: string, secrets: readonly string[], at: number) => {
  const timestamp = Math.floor(at / 1000);
  const signatures = secrets.map((secret) => `v1,${macOf(secret, `${id}.${timestamp}.${body}`)}`);
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatures.join(' '),
  };
};
