import { domainToASCII } from 'node:url';
import {
  ConfigError,
  hasWrongPort,
  isPercentEncoded,
  percentDecoded,
  type Variables,
} from './config-values.ts';

export interface SmtpAddress {
  readonly url: string;
  /** An address, or a name with an address in angle brackets. */
  readonly from: string;
}

const ENCODED = 'must have its user and password percent-encoded (# is %23, / is %2F, ? is %3F, % is %25)';

/**
 * Parameters of the address that are for a connection. The mail library takes others too: `streamTransport` and
 * `sendmail` send no mail there, and `logger` writes mails with their codes.
 */
const PARAMETERS = [
  'proxy',
  'name',
  'authMethod',
  'localAddress',
  'requireTLS',
  'ignoreTLS',
  'tls.…',
] as const;

const requireKnownParameters = ({ searchParams }: URL) => {
  for (const name of searchParams.keys())
    if (!name.startsWith('tls.') && !PARAMETERS.some((known) => known === name))
      throw new ConfigError(
        'SMTP_URL',
        `has a parameter that it cannot have: there are ${PARAMETERS.join(', ')}`,
      );
  const proxy = searchParams.get('proxy');
  if (proxy !== null && !(URL.canParse(proxy) && /^https?:$/.test(new URL(proxy).protocol)))
    throw new ConfigError('SMTP_URL', 'must have http://proxy:port as its proxy');
};

const smtpUrlOf = (text: string) => {
  if (!/^smtps?:\/\//.test(text)) {
    throw new ConfigError('SMTP_URL', 'must be an address that begins with smtp:// or smtps://');
  }
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null && hasWrongPort(text)) throw new ConfigError('SMTP_URL', 'must have a number as its port');
  // An unencoded /, ? or # in a password would end the host there.
  if (url === null || text.includes('#') || url.pathname.includes('@')) {
    throw new ConfigError('SMTP_URL', `${ENCODED}, and a host, as smtp://mail.example`);
  }
  const { hostname, username, password, searchParams } = url;
  // A URL with this scheme accepts any text as its host.
  if (!domainToASCII(percentDecoded(hostname) ?? '')) {
    throw new ConfigError('SMTP_URL', 'must name a host, as smtp://mail.example');
  }
  if (!isPercentEncoded(username) || !isPercentEncoded(password)) throw new ConfigError('SMTP_URL', ENCODED);
  requireKnownParameters(url);
  // The mail library would prefer this parameter to the provider's own rule.
  if (searchParams.getAll('requireTLS').some((value) => value !== 'true')) {
    throw new ConfigError(
      'SMTP_URL',
      'must not switch requireTLS off: only a server on loopback needs no TLS',
    );
  }
  return text;
};

const PART = '[^\\s@<>",;:()]+';
/** An address alone, or in angle brackets after a name (RFC 5322 §3.4). */
const SENDER = new RegExp(
  `^(?:(${PART})@(${PART})|("[^"\\r\\n]*"\\s*|[^@<>",;:()\\r\\n]*)<(${PART})@(${PART})>)$`,
);

/** Returns the sender with its domain in ASCII, because a mail server may accept no other address. */
const senderOf = (text: string) => {
  const [, bareName, bareDomain, name, named, namedDomain] = SENDER.exec(text) ?? [];
  const [local, given] = [bareName ?? named, bareDomain ?? namedDomain];
  if (local === undefined || given === undefined) {
    const rule =
      'must be id@example.org or Name <id@example.org>, with quotes around a name that has punctuation';
    throw new ConfigError('MAIL_FROM', rule);
  }
  const domain = domainToASCII(given);
  if (domain === '') throw new ConfigError('MAIL_FROM', 'must have a domain name after the @');
  if (/[^!-~]/.test(local)) {
    throw new ConfigError('MAIL_FROM', 'must have an address whose part before the @ is in ASCII');
  }
  const address = `${local}@${domain}`;
  return name === undefined ? address : `${name}<${address}>`;
};

/**
 * Returns the mail server and the sender; `null` without a mail server.
 * @param isPublic whether other computers reach the provider
 * @throws ConfigError
 */
export const smtpOf = ({ SMTP_URL, MAIL_FROM }: Variables, isPublic: boolean): SmtpAddress | null => {
  if (SMTP_URL === undefined) {
    if (MAIL_FROM !== undefined) throw new ConfigError('MAIL_FROM', 'has no effect without SMTP_URL');
    if (isPublic) throw new ConfigError('SMTP_URL', 'is needed on a public address: codes travel by mail');
    return null;
  }
  const url = smtpUrlOf(SMTP_URL);
  if (MAIL_FROM === undefined) throw new ConfigError('MAIL_FROM', 'is needed with SMTP_URL');
  return Object.freeze({ url, from: senderOf(MAIL_FROM) });
};
