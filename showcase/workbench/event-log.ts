/** Replaces any secret, whatever its length. */
export const MASK = '••••••';

const SECRET_NAME =
  /^(.*token|api[-_]?key|x-api-key|authorization|password|secret|pin|encrypted(user)?pin|state)$/i;
const SIX_DIGITS = /^\d{6}$/;
const SECRET_PARAMETER = /([?&#](?:[\w-]*token|api[-_]?key|code|state|pin)=)[^&#\s]+/gi;
const BEARER = /\b(Bearer\s+)\S+/gi;

// In a failure, `code` is a stable problem code. It is a secret only if it is the code from the e-mail.
const isSecretField = (name: string, value: unknown) =>
  (SECRET_NAME.test(name) && value !== null && value !== '' && typeof value !== 'object') ||
  (name.toLowerCase() === 'code' && SIX_DIGITS.test(String(value)));

const maskText = (text: string, secrets: readonly string[]): string =>
  secrets
    .filter((secret) => secret.length >= 4)
    .reduce((masked, secret) => masked.replaceAll(secret, MASK), text)
    .replace(SECRET_PARAMETER, `$1${MASK}`)
    .replace(BEARER, `$1${MASK}`);

/**
 * Returns a copy of a value with tokens, keys, PINs and codes masked: by field name, by address parameter, and wherever
 * one of the known `secrets` appears.
 */
export const mask = (value: unknown, secrets: readonly string[] = []): unknown => {
  if (typeof value === 'string') return maskText(value, secrets);
  if (Array.isArray(value)) return value.map((each) => mask(each, secrets));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      name,
      isSecretField(name, each) ? MASK : mask(each, secrets),
    ]),
  );
};

/** The events (contract §2.2) and messages (contract §2.5) that a host receives. */
export const EVENT_TYPES = ['open', 'stepchange', 'failure', 'complete', 'close', 'signout'] as const;
export type EventType = (typeof EVENT_TYPES)[number] | 'message';

export interface LogEntry {
  readonly id: number;
  readonly type: EventType;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Already masked: the log contains no secret. */
  readonly detail: unknown;
}

const ENTRIES_KEPT = 200;

/** Appends an entry. The oldest entries are removed if there are too many. */
export const logged = (
  log: readonly LogEntry[],
  { type, at, detail }: Omit<LogEntry, 'id'>,
  secrets: readonly string[],
): readonly LogEntry[] => {
  const id = (log.at(-1)?.id ?? 0) + 1;
  return [...log, { id, type, at, detail: mask(detail, secrets) }].slice(-ENTRIES_KEPT);
};

const fieldOf = (detail: unknown, name: string): string => {
  const value: unknown =
    typeof detail === 'object' && detail !== null ? Reflect.get(detail, name) : undefined;
  if (Array.isArray(value)) return value.map(String).join(', ');
  return value === undefined || value === null ? '' : String(value);
};

/** A one-line summary of an event. */
export const summaryOf = ({ type, detail }: Pick<LogEntry, 'type' | 'detail'>): string => {
  switch (type) {
    case 'stepchange': {
      const previous = fieldOf(detail, 'previous');
      return previous ? `${previous} → ${fieldOf(detail, 'step')}` : fieldOf(detail, 'step');
    }
    case 'failure':
      return fieldOf(detail, 'message');
    case 'close':
      return fieldOf(detail, 'reason');
    case 'signout':
      return fieldOf(detail, 'username') || 'no person was signed in';
    case 'complete':
      if (fieldOf(detail, 'rejected') === 'true') return 'nothing shared';
      return fieldOf(detail, 'error') || `approved ${fieldOf(detail, 'approvedData')}`;
    case 'message':
      return fieldOf(detail, 'APIurl');
    case 'open':
      return '';
  }
};

/** Local time of day: `18:14:06.123`. */
export const timeOf = (at: number) => {
  const time = new Date(at);
  return `${time.toTimeString().slice(0, 8)}.${`${time.getMilliseconds()}`.padStart(3, '0')}`;
};

/** The log as text, one JSON line for each event. */
export const logText = (log: readonly LogEntry[]) =>
  log
    .map(({ type, at, detail }) => JSON.stringify({ at: new Date(at).toISOString(), type, detail }))
    .join('\n');
