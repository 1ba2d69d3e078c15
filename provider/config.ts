import { isIP } from 'node:net';
import { domainToASCII } from 'node:url';
import type { IsTrustedProxy } from './client-address.ts';
import { type Brand, brandOf, DEFAULT_NAME } from './config-brand.ts';
import { type DatabaseAddress, databaseOf } from './config-database.ts';
import { type CodeLimits, codeLimitsOf } from './config-limits.ts';
import { type SmtpAddress, smtpOf } from './config-mail.ts';
import { type MailTexts, mailTextsOf } from './config-mail-texts.ts';
import { type Operator, operatorOf } from './config-operator.ts';
import { type PlatformCredentials, platformsOf } from './config-platforms.ts';
import { type OutboundProxies, proxiesOf } from './config-proxy.ts';
import {
  ConfigError,
  integer,
  isHost,
  isName,
  oneOf,
  type Variables,
  webOrigin,
  withoutBrackets,
} from './config-values.ts';
import { ownVariables } from './config-variables.ts';
import { trustedProxies } from './trusted-proxies.ts';

export interface ListenAddress {
  readonly host: string;
  readonly port: number;
}

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const;

/** The configuration from the environment, validated once at the start. */
export interface Config {
  readonly database: DatabaseAddress;
  readonly listen: ListenAddress;
  /** `null` switches `/healthz`, `/readyz` and `/metrics` off. */
  readonly operations: ListenAddress | null;
  /** Origin without a path: the issuer of tokens and the base of redirect addresses. */
  readonly publicUrl: string;
  /** The domain that passkeys belong to, if it is not the host of `publicUrl`. */
  readonly passkeyDomain: string | null;
  /** The provider's name for people. */
  readonly name: string;
  readonly operator: Operator;
  readonly brand: Brand;
  readonly mailTexts: MailTexts;
  /** The operator's country as an ISO 3166 code, for receipts. */
  readonly jurisdiction: string | null;
  /** `PROVIDER_SECRET`, newest first; `null` means the file beside the SQLite database. */
  readonly secrets: readonly string[] | null;
  /** `null` keeps mails in the sandbox's mailbox. */
  readonly smtp: SmtpAddress | null;
  /** The configured platforms. The others cannot be connected, or are those of the sandbox. */
  readonly platforms: PlatformCredentials;
  /** Address of a host's own scorer; `null` means the built-in model. */
  readonly interestsUrl: string | null;
  readonly isTrustedProxy: IsTrustedProxy;
  /** Proxies for calls to platforms and the scorer; `null` without any. */
  readonly outbound: OutboundProxies | null;
  readonly codeLimits: CodeLimits;
  /** Milliseconds between the signal to stop and the end of the port. `/readyz` answers 503 meanwhile. */
  readonly stopDelayMs: number;
  readonly logLevel: (typeof LOG_LEVELS)[number];
}

const SECRET_BYTES = 32;
const LOOPBACK = /^(localhost|::1|\[::1\])$/;

export const isLoopback = (host: string) =>
  LOOPBACK.test(host) || (isIP(host) === 4 && host.startsWith('127.'));

/** Browsers reach these by the name `localhost`, and no other loopback address. */
const BY_NAME = /^(localhost|127\.0\.0\.1|::1)$/;

/** The address for a browser on this computer. */
export const ownAddress = ({ host, port }: ListenAddress): string => {
  const name = BY_NAME.test(host) ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
};

const hostOf = (variable: string, text: string): string => {
  const host = withoutBrackets(text);
  if (isHost(host)) return host;
  throw new ConfigError(variable, 'must have an IP address or a host name, and no more');
};

const operationsOf = (given: string | undefined): ListenAddress | null => {
  if (given === 'off') return null;
  const [, host, port] = /^(.+):(\d{1,5})$/.exec(given ?? '127.0.0.1:4175') ?? [];
  if (host === undefined || port === undefined) {
    throw new ConfigError('OPERATIONS_ADDRESS', 'must be host:port, or off');
  }
  return { host: hostOf('OPERATIONS_ADDRESS', host), port: integer('OPERATIONS_ADDRESS', port, 0, 65_535) };
};

const ownOrigin = (listen: ListenAddress) => new URL(ownAddress(listen)).origin;

const publicUrlOf = (given: string | undefined, listen: ListenAddress) => {
  if (given === undefined) {
    if (!isLoopback(listen.host))
      throw new ConfigError('PUBLIC_URL', `is needed when HOST is ${listen.host}`);
    return ownOrigin(listen);
  }
  const { origin, protocol, hostname } = webOrigin('PUBLIC_URL', given);
  if (protocol === 'http:' && !isLoopback(hostname)) {
    throw new ConfigError('PUBLIC_URL', 'must be https, unless it is a loopback address');
  }
  return origin;
};

const secretsOf = (given: string | undefined, database: DatabaseAddress) => {
  if (given === undefined) {
    if (database.kind === 'sqlite') return null;
    throw new ConfigError('PROVIDER_SECRET', 'is needed with PostgreSQL: every copy must have the same');
  }
  const values = given.split(',').map((value) => value.trim());
  if (values.length > 2)
    throw new ConfigError('PROVIDER_SECRET', 'takes at most two values, with a comma between');
  if (values.some((value) => Buffer.byteLength(value) < SECRET_BYTES)) {
    throw new ConfigError('PROVIDER_SECRET', `needs ${SECRET_BYTES} bytes or more in each value`);
  }
  if (new Set(values).size < values.length)
    throw new ConfigError('PROVIDER_SECRET', 'has the same value twice');
  return Object.freeze(values);
};

/** The request contains a person's interests, so it must be encrypted, except to this computer. */
const interestsUrlOf = (given: string | undefined) => {
  if (given === undefined) return null;
  const url = URL.canParse(given) ? new URL(given) : null;
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname));
  if (url !== null && isSafe && !/\s/.test(given) && url.username === '' && url.password === '')
    return url.href;
  throw new ConfigError('INTERESTS_URL', 'must be an https address without a login, or http on loopback');
};

const jurisdictionOf = (text: string | undefined): string | null => {
  if (text === undefined) return null;
  const code = text.toUpperCase();
  if (!/^[A-Z]{2}(-[A-Z0-9]{1,3})?$/.test(code)) {
    throw new ConfigError('PROVIDER_JURISDICTION', 'is no code of ISO 3166, such as DE or US-CA');
  }
  return code;
};

const passkeyDomainOf = (text: string | undefined): string | null => {
  if (text === undefined) return null;
  // The conversion cuts a text off at a slash.
  const domain = /^[\p{L}\p{M}\p{N}.-]+$/u.test(text) ? domainToASCII(text) : '';
  const address = `https://${domain}`;
  const isName = URL.canParse(address) && new URL(address).href === `${address}/`;
  if (isName && isIP(domain) === 0 && isHost(domain)) return domain;
  throw new ConfigError('PASSKEY_DOMAIN', 'must be a host name without a port, as id.example');
};

const nameOf = (text: string) => {
  if (isName(text)) return text;
  throw new ConfigError('PROVIDER_NAME', 'must be one line of at most 60 characters');
};

/**
 * Reads the configuration.
 * @throws ConfigError for the first wrong variable. It contains the name, never the value, which may be a secret
 */
export const readConfig = (environment: Variables): Config => {
  const given = ownVariables(environment);
  const database = databaseOf(given.DATABASE_URL);
  const listen = {
    host: hostOf('HOST', given.HOST ?? '127.0.0.1'),
    port: integer('PORT', given.PORT ?? '4174', 0, 65_535),
  };
  const publicUrl = publicUrlOf(given.PUBLIC_URL, listen);
  const isPublic = !isLoopback(listen.host) || !isLoopback(new URL(publicUrl).hostname);
  return Object.freeze({
    database: Object.freeze(database),
    listen: Object.freeze(listen),
    operations: Object.freeze(operationsOf(given.OPERATIONS_ADDRESS)),
    publicUrl,
    passkeyDomain: passkeyDomainOf(given.PASSKEY_DOMAIN),
    name: nameOf(given.PROVIDER_NAME ?? DEFAULT_NAME),
    jurisdiction: jurisdictionOf(given.PROVIDER_JURISDICTION),
    secrets: secretsOf(given.PROVIDER_SECRET, database),
    smtp: smtpOf(given, isPublic),
    platforms: platformsOf(given),
    operator: operatorOf(given),
    brand: brandOf(given),
    mailTexts: mailTextsOf(given.MAIL_TEXTS),
    interestsUrl: interestsUrlOf(given.INTERESTS_URL),
    isTrustedProxy: trustedProxies(given.TRUSTED_PROXIES),
    outbound: proxiesOf(given),
    codeLimits: codeLimitsOf(given),
    stopDelayMs: 1_000 * integer('STOP_DELAY', given.STOP_DELAY ?? '0', 0, 300),
    logLevel: oneOf('LOG_LEVEL', given.LOG_LEVEL ?? 'info', LOG_LEVELS),
  });
};

/**
 * The configuration with the real port, after port 0 was requested. Without `PUBLIC_URL`, all addresses contain the
 * port.
 */
export const atPort = (config: Config, port: number): Config => {
  const listen = Object.freeze({ ...config.listen, port });
  const isOwn = config.publicUrl === ownOrigin(config.listen);
  return Object.freeze({ ...config, listen, publicUrl: isOwn ? ownOrigin(listen) : config.publicUrl });
};
