import { CONNECTOR_IDS } from '../common/platforms/ids.ts';
import { ConfigError, type Variables } from './config-values.ts';

/** The variables that the provider reads. */
const NAMES: readonly string[] = [
  'DATABASE_URL',
  'HOST',
  'PORT',
  'OPERATIONS_ADDRESS',
  'PUBLIC_URL',
  'PASSKEY_DOMAIN',
  'PROVIDER_NAME',
  'PROVIDER_LOGO',
  'PROVIDER_COLOR',
  'PROVIDER_CONTACT',
  'PROVIDER_PRIVACY_URL',
  'PROVIDER_TERMS_URL',
  'PROVIDER_IMPRINT_URL',
  'PROVIDER_JURISDICTION',
  'PROVIDER_SECRET',
  'SMTP_URL',
  'MAIL_FROM',
  'MAIL_TEXTS',
  'INTERESTS_URL',
  'TRUSTED_PROXIES',
  'CODES_PER_MAILBOX',
  'CODES_PER_CLIENT',
  'CODES_PER_APP',
  'CODES_IN_ALL',
  'STOP_DELAY',
  'LOG_LEVEL',
  ...CONNECTOR_IDS.flatMap((id) => [`${id.toUpperCase()}_CLIENT_ID`, `${id.toUpperCase()}_CLIENT_SECRET`]),
  ...['HTTPS_PROXY', 'HTTP_PROXY', 'ALL_PROXY', 'NO_PROXY'].flatMap((name) => [name, name.toLowerCase()]),
];

/**
 * A text that a shell or a template replaces. Left in a secret, it would be the same secret for all who copy the file.
 */
const PLACEHOLDER = /\$\{\w|\$\([^)]/;

/** A whole value in quotes: not the sender `"Shop" <id@example.org>`, and not a rotation of two quoted secrets. */
const QUOTED = /^(["'])(?:(?!\1).)*\1$/s;

/** A file that is saved with this mark has it before the name of its first variable. */
const BYTE_ORDER_MARK = '\uFEFF';

const complaintOf = (name: string, value: string): string | null => {
  if (QUOTED.test(value))
    return name === 'PROVIDER_SECRET'
      ? 'has quotes around its value: remove them. If it is in use with them, rotate to another value'
      : 'has quotes around its value: remove them';
  return PLACEHOLDER.test(value)
    ? 'has a $ with braces or parentheses that nothing has replaced: write the value itself'
    : null;
};

/**
 * Returns the provider's variables without the spaces around their values. An empty variable counts as missing, because
 * Compose files write an omitted one as empty. `docker run --env-file` keeps quotes as a part of the value, and other
 * programs remove them, so that two copies would differ.
 * @throws ConfigError for a value in quotes or with a placeholder
 */
export const ownVariables = (environment: Variables): Variables => {
  const given: Record<string, string> = {};
  for (const name of NAMES) {
    const variable = name.toUpperCase();
    if (environment[`${BYTE_ORDER_MARK}${name}`] !== undefined)
      throw new ConfigError(variable, 'has a byte order mark before its name: save its file without one');
    const value = environment[name]?.trim();
    if (!value) continue;
    const complaint = complaintOf(variable, value);
    if (complaint !== null) throw new ConfigError(variable, complaint);
    given[name] = value;
  }
  return given;
};
