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
