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

/** Masks tokens, keys, PINs and codes: by field, by address parameter, and wherever one of `secrets` appears. */
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

/** Contract §2.2. */
export const EVENT_TYPES = ['open', 'stepchange', 'failure', 'complete', 'close', 'signout'] as const;
export type EventType = (typeof EVENT_TYPES)[number] | 'message';

export interface LogEntry {
  readonly id: number;
  readonly type: EventType;
  readonly at: number;
  /** Already masked. */
  readonly detail: unknown;
}

const ENTRIES_KEPT = 200;

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

export const timeOf = (at: number) => {
  const time = new Date(at);
  return `${time.toTimeString().slice(0, 8)}.${`${time.getMilliseconds()}`.padStart(3, '0')}`;
};

export const logText = (log: readonly LogEntry[]) =>
  log
    .map(({ type, at, detail }) => JSON.stringify({ at: new Date(at).toISOString(), type, detail }))
    .join('\n');
