import { isIP } from 'node:net';
import { domainToASCII } from 'node:url';
import { z } from 'zod';
import { CONNECTOR_IDS, type ConnectorId } from '../../common/platforms/ids.ts';
import manifest from '../../package.json' with { type: 'json' };
import { trustedProxies } from '../http/networks.ts';
import { type ProxyFor, proxyExceptions } from '../http/outbound.ts';
import { databaseOf, proxyOf, senderOf, smtpUrlOf } from './addresses.ts';
import { colorsOf, logoOf, mailTextsOf } from './brand.ts';
import {
  Complaint,
  ConfigError,
  hostOf,
  integer,
  isHost,
  isLoopback,
  isName,
  oneOf,
  readBy,
  readVariables,
  urlOf,
  type Variables,
  webOrigin,
} from './values.ts';

export const VERSION = manifest.version;

export interface ListenAddress {
  readonly host: string;
  readonly port: number;
}

export interface Credentials {
  readonly clientId: string;
  readonly clientSecret: string;
}

export type PlatformCredentials = Readonly<Partial<Record<ConnectorId, Credentials>>>;

const operationsOf = (text: string): ListenAddress | null => {
  if (text === 'off') return null;
  const [, host = '', port] = /^(.+):(\d{1,5})$/.exec(text) ?? [];
  if (port === undefined) throw new Complaint('must be host:port, or off');
  if (Number(port) > 65_535) throw new Complaint('must be a whole number from 0 to 65535');
  return { host: hostOf(host), port: Number(port) };
};

const hostsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[,\s]+/)
    .filter(Boolean)
    .map(hostOf);

const passkeyDomainOf = (text: string): string => {
  // The conversion cuts a text off at a slash.
  const domain = /^[\p{L}\p{M}\p{N}.-]+$/u.test(text) ? domainToASCII(text) : '';
  const isWhole = urlOf(`https://${domain}`)?.href === `https://${domain}/`;
  if (isWhole && isIP(domain) === 0 && isHost(domain)) return domain;
  throw new Complaint('must be a host name without a port, as id.example');
};

const SECRET_BYTES = 32;

const secretsOf = (text: string): readonly string[] => {
  const values = text.split(',').map((value) => value.trim());
  if (values.length > 2) throw new Complaint('takes at most two values, with a comma between');
  if (values.some((value) => Buffer.byteLength(value) < SECRET_BYTES))
    throw new Complaint(`needs ${SECRET_BYTES} bytes or more in each value`);
  if (new Set(values).size < values.length) throw new Complaint('has the same value twice');
  return Object.freeze(values);
};

/** The request contains a person's interests, so it must be encrypted, except to this computer. */
const interestsUrlOf = (text: string): string => {
  const url = urlOf(text);
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname));
  if (url !== null && isSafe && !/\s/.test(text) && url.username === '' && url.password === '')
    return url.href;
  throw new Complaint('must be an https address without a login, or http on loopback');
};

const pageOf = (text: string): string => {
  const url = urlOf(text);
  if (url?.protocol === 'https:' && url.username === '' && !/\s/.test(text)) return url.href;
  throw new Complaint('must be an https address');
};

export const DEFAULT_NAME = 'Mosaic';

const none = <Kind extends z.ZodType>(kind: Kind) => kind.nullable().default(null);
const page = none(readBy(pageOf));
const proxy = none(z.string());
const codes = integer(1, 1_000_000);
/** `docker run --env-file` takes a comment into the value, and only the platform would refuse it, later. */
const credential = z.string().regex(/^\S+$/, 'must have no spaces, and no comment after its value');

const VARIABLES = z.object({
  DATABASE_URL: readBy(databaseOf).prefault('file:data/provider.sqlite'),
  HOST: readBy(hostOf).prefault('127.0.0.1'),
  /** 0 means any free port. */
  PORT: integer(0, 65_535).default(4174),
  /** Address of `/healthz`, `/readyz`, `/metrics` and `/operator`; `off` switches them off. */
  OPERATIONS_ADDRESS: readBy(operationsOf).prefault('127.0.0.1:4175'),
  /** Names by which others reach that address, beside IP addresses and names without a dot. */
  OPERATIONS_HOSTS: readBy(hostsOf).prefault(''),
  /** Origin without a path: the issuer of tokens and the base of redirect addresses. By default that of `HOST`. */
  PUBLIC_URL: none(webOrigin),
  /** The domain that passkeys belong to, if it is not the host of `PUBLIC_URL`. */
  PASSKEY_DOMAIN: none(readBy(passkeyDomainOf)),
  PROVIDER_NAME: z.string().refine(isName, 'must be one line of at most 60 characters').default(DEFAULT_NAME),
  PROVIDER_LOGO: none(readBy(logoOf)),
  PROVIDER_COLOR: none(readBy(colorsOf)),
  /** An address, a telephone number, a name: for `/privacy`. */
  PROVIDER_CONTACT: none(
    z.string().regex(/^[^\p{Cc}]{1,200}$/u, 'must be one line of at most 200 characters'),
  ),
  PROVIDER_PRIVACY_URL: page,
  PROVIDER_TERMS_URL: page,
  PROVIDER_IMPRINT_URL: page,
  /** The operator's country as an ISO 3166 code, for receipts. */
  PROVIDER_JURISDICTION: none(
    z
      .string()
      .toUpperCase()
      .regex(/^[A-Z]{2}(-[A-Z0-9]{1,3})?$/, 'is no code of ISO 3166, such as DE or US-CA'),
  ),
  /** Newest first. `null` means the file beside the SQLite database. */
  PROVIDER_SECRET: none(readBy(secretsOf)),
  /** `null` keeps mails in the sandbox's mailbox. */
  SMTP_URL: none(readBy(smtpUrlOf)),
  MAIL_FROM: none(readBy(senderOf)),
  MAIL_TEXTS: readBy(mailTextsOf).default({}),
  /** Address of a host's own scorer; `null` means the built-in model. */
  INTERESTS_URL: none(readBy(interestsUrlOf)),
  TRUSTED_PROXIES: z.string().prefault('').transform(trustedProxies),
  /** Maximum number of unconfirmed codes in a day. Beyond each of the four, a proof of work is required. */
  CODES_PER_MAILBOX: codes.default(30),
  /** In ten minutes, for an IPv4 address or a /64 network, and for a /48 network. */
  CODES_PER_CLIENT: codes.default(30),
  /** In ten minutes. */
  CODES_PER_APP: codes.default(300),
  /** In ten minutes. */
  CODES_IN_ALL: codes.default(1_000),
  /** Seconds between the signal to stop and the end of the port. `/readyz` answers 503 meanwhile. */
  STOP_DELAY: integer(0, 300).default(0),
  LOG_LEVEL: oneOf(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  HTTPS_PROXY: proxy,
  HTTP_PROXY: proxy,
  /** Used for http and https where the two variables above are absent, as in curl. */
  ALL_PROXY: proxy,
  NO_PROXY: z.string().default(''),
});

const CREDENTIALS = CONNECTOR_IDS.map((id) => {
  const [clientId, clientSecret] = [`${id.toUpperCase()}_CLIENT_ID`, `${id.toUpperCase()}_CLIENT_SECRET`];
  return {
    id,
    clientId,
    clientSecret,
    schema: z.object({ [clientId]: credential, [clientSecret]: credential }),
  };
});

export const NAMES: readonly string[] = [
  ...Object.keys(VARIABLES.shape),
  ...CREDENTIALS.flatMap(({ clientId, clientSecret }) => [clientId, clientSecret]),
];

/** A text that a shell or a template should have replaced: all who copy the file would have one secret. */
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

/** Trims values, drops empty ones, which Compose writes, and refuses quotes, which `docker run --env-file` keeps. */
const ownVariables = (environment: Variables): Variables => {
  const own: Record<string, string> = {};
  for (const name of NAMES) {
    if (environment[`${BYTE_ORDER_MARK}${name}`] !== undefined)
      throw new ConfigError(name, 'has a byte order mark before its name: save its file without one');
    // A proxy variable may have its older name, in lower case.
    const other = name.endsWith('_PROXY') ? environment[name.toLowerCase()] : undefined;
    const value = environment[name]?.trim() || other?.trim();
    if (!value) continue;
    const complaint = complaintOf(name, value);
    if (complaint !== null) throw new ConfigError(name, complaint);
    own[name] = value;
  }
  return own;
};

const platformsOf = (variables: Variables): PlatformCredentials => {
  const credentials: Partial<Record<ConnectorId, Credentials>> = {};
  for (const { id, clientId, clientSecret, schema } of CREDENTIALS) {
    if (variables[clientId] === undefined && variables[clientSecret] === undefined) continue;
    if (variables[clientId] === undefined) throw new ConfigError(clientId, `is needed with ${clientSecret}`);
    if (variables[clientSecret] === undefined)
      throw new ConfigError(clientSecret, `is needed with ${clientId}`);
    readVariables(schema, variables);
    credentials[id] = Object.freeze({ clientId: variables[clientId], clientSecret: variables[clientSecret] });
  }
  return Object.freeze(credentials);
};

type Values = z.output<typeof VARIABLES>;

/** Hosts that browsers reach by the name `localhost`. They reach no other loopback address by this name. */
const BY_NAME = /^(localhost|127\.0\.0\.1|::1)$/;

export const ownAddress = ({ host, port }: ListenAddress): string => {
  const name = BY_NAME.test(host) ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
};

const ownOrigin = (listen: ListenAddress) => new URL(ownAddress(listen)).origin;

const publicUrlOf = ({ PUBLIC_URL: url }: Values, listen: ListenAddress): string => {
  if (url === null) {
    if (!isLoopback(listen.host))
      throw new ConfigError(
        'HOST',
        `is ${listen.host}, which others may reach: set PUBLIC_URL as well, or HOST=127.0.0.1`,
      );
    return ownOrigin(listen);
  }
  if (url.protocol === 'http:' && !isLoopback(url.hostname))
    throw new ConfigError('PUBLIC_URL', 'must be https, unless it is a loopback address');
  return url.origin;
};

const smtpOf = ({ SMTP_URL: url, MAIL_FROM: from }: Values, isPublic: boolean) => {
  if (url === null) {
    if (from !== null) throw new ConfigError('MAIL_FROM', 'has no effect without SMTP_URL');
    if (isPublic) throw new ConfigError('SMTP_URL', 'is needed on a public address: codes travel by mail');
    return null;
  }
  if (from === null) throw new ConfigError('MAIL_FROM', 'is needed with SMTP_URL');
  return Object.freeze({ url, from });
};

/** Reads a proxy at the first call that needs it: it may be one that only other programs of the computer can use. */
const outboundOf = (values: Values): ProxyFor | null => {
  const { HTTPS_PROXY, HTTP_PROXY, ALL_PROXY, NO_PROXY } = values;
  if ((HTTPS_PROXY ?? HTTP_PROXY ?? ALL_PROXY) === null) return null;
  // An address on this computer, such as the operator's scorer, needs no proxy.
  const isExcepted = proxyExceptions(`${NO_PROXY},localhost,127.0.0.0/8,::1`);
  return (url) => {
    const own = url.protocol === 'https:' ? 'HTTPS_PROXY' : 'HTTP_PROXY';
    const name = values[own] === null ? 'ALL_PROXY' : own;
    const text = values[name];
    if (text === null || isExcepted(url)) return null;
    return readVariables(z.object({ [name]: readBy(proxyOf) }), { [name]: text })[name] ?? null;
  };
};

const codeLimitsOf = (values: Values) =>
  Object.freeze({
    perMailbox: values.CODES_PER_MAILBOX,
    perClient: values.CODES_PER_CLIENT,
    perApp: values.CODES_PER_APP,
    inAll: values.CODES_IN_ALL,
  });

export type CodeLimits = ReturnType<typeof codeLimitsOf>;

export const CODE_LIMITS = codeLimitsOf(VARIABLES.parse({}));

export type Operator = Config['operator'];

export type Config = ReturnType<typeof readConfig>;

/** @throws ConfigError for the first wrong variable, by its name: the value may be a secret */
export const readConfig = (environment: Variables) => {
  const variables = ownVariables(environment);
  const values = readVariables(VARIABLES, variables);
  const listen = Object.freeze({ host: values.HOST, port: values.PORT });
  const publicUrl = publicUrlOf(values, listen);
  if (values.PROVIDER_SECRET === null && values.DATABASE_URL.kind === 'postgres')
    throw new ConfigError('PROVIDER_SECRET', 'is needed with PostgreSQL: every copy must have the same');
  const isPublic = !isLoopback(listen.host) || !isLoopback(new URL(publicUrl).hostname);
  const platforms = platformsOf(variables);
  const outbound = outboundOf(values);
  // Checks the proxies of calls that are certain. A provider on a public address calls webhooks.
  const isCalling = isPublic || Object.keys(platforms).length > 0;
  for (const url of [isCalling ? 'https://platform.invalid' : null, values.INTERESTS_URL])
    if (url !== null) outbound?.(new URL(url));
  return Object.freeze({
    database: Object.freeze(values.DATABASE_URL),
    listen,
    operations: Object.freeze(values.OPERATIONS_ADDRESS),
    // The names in both addresses are the operator's own.
    operationsHosts: [
      ...values.OPERATIONS_HOSTS,
      values.OPERATIONS_ADDRESS?.host ?? '',
      new URL(publicUrl).hostname,
    ],
    publicUrl,
    passkeyDomain: values.PASSKEY_DOMAIN,
    name: values.PROVIDER_NAME,
    jurisdiction: values.PROVIDER_JURISDICTION,
    secrets: values.PROVIDER_SECRET,
    smtp: smtpOf(values, isPublic),
    platforms,
    operator: {
      contact: values.PROVIDER_CONTACT,
      privacyUrl: values.PROVIDER_PRIVACY_URL,
      termsUrl: values.PROVIDER_TERMS_URL,
      imprintUrl: values.PROVIDER_IMPRINT_URL,
    },
    brand: { colors: values.PROVIDER_COLOR, logo: values.PROVIDER_LOGO },
    mailTexts: values.MAIL_TEXTS,
    interestsUrl: values.INTERESTS_URL,
    isTrustedProxy: values.TRUSTED_PROXIES,
    outbound,
    codeLimits: codeLimitsOf(values),
    stopDelayMs: 1_000 * values.STOP_DELAY,
    logLevel: values.LOG_LEVEL,
  });
};

/** The configuration with the real port in its addresses, after port 0 was requested. */
export const atPort = (config: Config, port: number): Config => {
  const listen = Object.freeze({ ...config.listen, port });
  const isOwn = config.publicUrl === ownOrigin(config.listen);
  return Object.freeze({ ...config, listen, publicUrl: isOwn ? ownOrigin(listen) : config.publicUrl });
};
