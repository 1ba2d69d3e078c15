import { InvalidWebhookError } from './errors.ts';

/** The events that a host receives. */
export type WebhookType =
  | 'grant.given'
  | 'grant.replaced'
  | 'grant.expired'
  | 'grant.withdrawn'
  | 'reading.done'
  | 'session.ended'
  | 'person.deleted';

export interface WebhookEvent {
  /** The same at each delivery attempt: ignore an id that you have already handled. */
  readonly id: string;
  /** Ignore a type that you do not know: later releases may have more. */
  readonly type: WebhookType | (string & Record<never, never>);
  /** When it happened. */
  readonly at: Date;
  /** The person's id for your application, as `subject` of an access token. */
  readonly subject: string;
  /** Id of the grant, for the events of grants. */
  readonly grant: string | null;
  /** Id of the session, for `session.ended`. */
  readonly session: string | null;
}

export interface VerifyWebhookOptions {
  /** `whsec_…`, as the provider's operator got it; several during a rotation. */
  readonly secret: string | readonly string[];
  /** How old, and how far in the future, a delivery may be. Five minutes by default. */
  readonly toleranceS?: number;
  /** Milliseconds since 1970; the real clock by default. */
  readonly now?: () => number;
}

/** `Headers`, or a plain object, as Node's `request.headers` and the events of function platforms, whose names have capitals. */
export type WebhookHeaders =
  | { readonly get: (name: string) => string | null }
  | { readonly [name: string]: string | readonly string[] | undefined };

const PREFIX = 'whsec_';
const TOLERANCE_S = 300;

const headerOf = (headers: WebhookHeaders, name: string): string => {
  const { get } = headers;
  const value =
    typeof get === 'function'
      ? get.call(headers, name)
      : Object.entries(headers).find(([each]) => each.toLowerCase() === name)?.[1];
  if (typeof value === 'string') return value;
  throw new InvalidWebhookError(`The delivery has no header ${name}`);
};

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> | null => {
  try {
    return Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
  } catch {
    return null;
  }
};

const keyOf = (secret: string) => {
  const bytes = secret.startsWith(PREFIX) ? bytesOf(secret.slice(PREFIX.length)) : null;
  if (bytes === null || bytes.length < 24)
    throw new TypeError('secret must be the one that the operator got: whsec_…');
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
};

const parsed = (body: string) => {
  try {
    return JSON.parse(body);
  } catch (cause) {
    throw new InvalidWebhookError('The delivery is no JSON', { cause });
  }
};

const eventOf = (id: string, body: string): WebhookEvent => {
  const { type, timestamp, data } = parsed(body);
  if (typeof type !== 'string' || typeof data?.sub !== 'string')
    throw new InvalidWebhookError('The delivery is no event');
  return {
    id,
    type,
    at: new Date(timestamp),
    subject: data.sub,
    grant: data.grant ?? null,
    session: data.session ?? null,
  };
};

/**
 * Verifies a delivery of the provider by the rules of Standard Webhooks and returns its event.
 * @param body the unchanged bytes of the request's body: a body that was parsed and serialized again has another
 * signature
 * @throws InvalidWebhookError
 * @throws TypeError if there is no secret or one is malformed
 */
export const verifyWebhook = async (
  body: string | Uint8Array,
  headers: WebhookHeaders,
  { secret, toleranceS = TOLERANCE_S, now = Date.now }: VerifyWebhookOptions,
): Promise<WebhookEvent> => {
  const secrets = typeof secret === 'string' ? [secret] : secret;
  if (secrets.length === 0) throw new TypeError('secret must name at least one secret');
  const keys = await Promise.all(secrets.map(keyOf));
  const text = typeof body === 'string' ? body : new TextDecoder('utf-8', { ignoreBOM: true }).decode(body);
  const id = headerOf(headers, 'webhook-id');
  const timestamp = headerOf(headers, 'webhook-timestamp');
  const isTimely = /^\d{1,12}$/.test(timestamp) && Math.abs(now() / 1000 - Number(timestamp)) <= toleranceS;
  if (!isTimely) throw new InvalidWebhookError('The delivery is too old, or its clock is wrong');
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${text}`);
  const signatures = headerOf(headers, 'webhook-signature')
    .split(' ')
    .filter((each) => each.startsWith('v1,'))
    .flatMap((each) => bytesOf(each.slice(3)) ?? []);
  for (const key of keys) {
    for (const signature of signatures) {
      if (await crypto.subtle.verify('HMAC', key, signature, signed)) return eventOf(id, text);
    }
  }
  throw new InvalidWebhookError('The delivery was not signed with this secret');
};
