/** Stands for any secret, whatever its length. */
export const MASK = '••••••';

const SECRET_NAME =
  /^(.*token|api[-_]?key|x-api-key|authorization|password|secret|pin|encrypted(user)?pin|state)$/i;
const SIX_DIGITS = /^\d{6}$/;
const SECRET_PARAMETER = /([?&#](?:[\w-]*token|api[-_]?key|code|state|pin)=)[^&#\s]+/gi;
const BEARER = /\b(Bearer\s+)\S+/gi;

// `code` is a stable problem code in a failure, and a secret only where it is the one that was mailed.
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
 * A copy of a value with tokens, keys, PINs and codes masked: by the field's name, by what an address carries, and by
 * the text of known `secrets` wherever it stands.
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
