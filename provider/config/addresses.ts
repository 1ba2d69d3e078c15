import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { domainToASCII } from 'node:url';
import { Complaint, isPercentEncoded, percentDecoded, urlOf, urlWithPort } from './values.ts';

export type DatabaseAddress =
  | {
      readonly kind: 'sqlite';
      readonly file: string;
      /** Keeps the journal mode, which is a part of the file: for a file that is only read. */
      readonly keepsMode?: true;
    }
  | { readonly kind: 'postgres'; readonly url: string };

export const IN_MEMORY = ':memory:';

const refuse = (complaint: string): never => {
  throw new Complaint(complaint);
};

/** node-postgres also reads a login without a host if `?host=` names the folder of a socket. */
const withHost = (text: string) => (URL.canParse(text) ? text : text.replace('@/', '@localhost/'));

/** Replaces the modes that today's driver treats as `verify-full`: later drivers will verify less, as libpq does. */
const withFullVerification = (text: string) =>
  /[?&]uselibpqcompat=true(?:&|$)/.test(text)
    ? text
    : text.replace(/([?&]sslmode=)(?:prefer|require|verify-ca)(?=&|$)/, '$1verify-full');

const TLS_PARAMETERS = ['ssl', 'sslmode', 'sslcert', 'sslkey', 'sslrootcert', 'sslnegotiation'];
const MODES = ['disable', 'no-verify', 'prefer', 'require', 'verify-ca', 'verify-full'];
/** Parameters by which other programs name the schema. */
const OF_SCHEMAS = /^(?:schema|search_?path|currentschema)$/i;

/** The driver ignores an unknown parameter: with `sslMode=require`, the password would travel in clear. */
const requireKnown = ({ searchParams }: URL): void => {
  for (const name of searchParams.keys()) {
    if (/ssl|tls/i.test(name) && !TLS_PARAMETERS.includes(name))
      refuse(`has a parameter for TLS that does not exist: there are ${TLS_PARAMETERS.join(', ')}`);
    if (OF_SCHEMAS.test(name)) refuse('must name a schema as ?options=-c%20search_path%3Dname');
  }
  const [mode = 'disable', ...more] = searchParams.getAll('sslmode');
  if (more.length > 0 || !MODES.includes(mode)) refuse(`must have one sslmode: ${MODES.join(', ')}`);
  const isAsLibpq = searchParams.get('uselibpqcompat') === 'true';
  if (isAsLibpq && mode === 'verify-ca' && !searchParams.get('sslrootcert'))
    refuse('needs sslrootcert for sslmode=verify-ca');
  if (/\D/.test(searchParams.get('port') ?? '')) refuse('must have a number as its port');
};

/** Matches an address with several hosts, which libpq would try one after the other. */
const SEVERAL_HOSTS = /^[a-z]+:\/\/(?:[^@/?#]*@)?[^@/?#,]*,/;

const postgresOf = (given: string): DatabaseAddress => {
  // An address with a space goes through another decoder of the driver, which would leave a %2F in the password.
  const text = withHost(given.replaceAll(' ', '%20'));
  if (SEVERAL_HOSTS.test(text)) return refuse('must name one host');
  const url = urlWithPort(text);
  // An unencoded /, ? or # of a password ends the host there.
  const isWhole = url !== null && url.hash === '' && !text.includes('#') && !url.pathname.includes('@');
  if (!isWhole || !isPercentEncoded(url.username) || !isPercentEncoded(url.password)) {
    return refuse('must have its user and password percent-encoded: # is %23, / is %2F, ? is %3F, % is %25');
  }
  if (!isPercentEncoded(url.pathname)) return refuse('must have its name percent-encoded: % is %25');
  requireKnown(url);
  return { kind: 'postgres', url: withFullVerification(given.replaceAll(' ', '%20')) };
};

const sqliteOf = (file: string): DatabaseAddress => {
  if (file.includes('?')) return refuse('is a path: file:… takes no parameters after a question mark');
  if (/\s#/.test(file)) return refuse('has a comment after its path: write it on a line of its own');
  if (/^\/\/[^/]/.test(file)) return refuse('has two slashes: write file:folder/… or file:///folder/…');
  if (/^(?:~|\$\w|%\w+%)/.test(file))
    return refuse('begins with a name for a folder that only a shell replaces: write the folder');
  if (/^\s/.test(file)) return refuse('has a space after file:');
  if (file.endsWith('/') || (existsSync(file) && statSync(file).isDirectory()))
    return refuse('names a folder, not a file');
  return { kind: 'sqlite', file };
};

export const databaseOf = (given: string): DatabaseAddress => {
  if (/^postgres(ql)?:\/\//.test(given)) return postgresOf(given);
  const file = /^file:(.+)$/.exec(given)?.[1];
  return file === undefined ? refuse('must begin with file: or postgres://') : sqliteOf(file);
};

/** Returns the address for a log or a terminal, without a login. */
export const databaseName = (address: DatabaseAddress): string => {
  if (address.kind === 'sqlite')
    return `file:${address.file === IN_MEMORY ? IN_MEMORY : resolve(address.file)}`;
  const { host, pathname, searchParams } = new URL(withHost(address.url));
  return `postgres://${searchParams.get('host') ?? host}${pathname}`;
};

const ENCODED = 'must have its user and password percent-encoded (# is %23, / is %2F, ? is %3F, % is %25)';

/** With other parameters, such as `sendmail` or `logger`, the mail library would send nothing or log codes. */
const PARAMETERS = ['proxy', 'name', 'authMethod', 'localAddress', 'requireTLS', 'ignoreTLS', 'tls.…'];

export const smtpUrlOf = (text: string): string => {
  if (!/^smtps?:\/\//.test(text)) refuse('must be an address that begins with smtp:// or smtps://');
  const url = urlWithPort(text);
  if (url === null || text.includes('#') || url.pathname.includes('@'))
    return refuse(`${ENCODED}, and a host, as smtp://mail.example`);
  const { hostname, username, password, searchParams } = url;
  // A URL with the scheme `smtp:` accepts any text as its host.
  if (!domainToASCII(percentDecoded(hostname) ?? '')) refuse('must name a host, as smtp://mail.example');
  if (!isPercentEncoded(username) || !isPercentEncoded(password)) refuse(ENCODED);
  for (const name of searchParams.keys())
    if (!name.startsWith('tls.') && !PARAMETERS.includes(name))
      refuse(`has a parameter that it cannot have: there are ${PARAMETERS.join(', ')}`);
  const proxy = searchParams.get('proxy');
  if (proxy !== null && !/^https?:$/.test(urlOf(proxy)?.protocol ?? ''))
    refuse('must have http://proxy:port as its proxy');
  // The mail library would prefer this parameter to the provider's own rule.
  if (searchParams.getAll('requireTLS').some((value) => value !== 'true'))
    refuse('must not switch requireTLS off: only a server on loopback needs no TLS');
  return text;
};

const PART = '[^\\s@<>",;:()]+';
/** An address alone, or in angle brackets after a name (RFC 5322 §3.4). */
const SENDER = new RegExp(
  `^(?:(${PART})@(${PART})|("[^"\\r\\n]*"\\s*|[^@<>",;:()\\r\\n]*)<(${PART})@(${PART})>)$`,
);

export const senderOf = (text: string): string => {
  const [, bareName, bareDomain, name, named, namedDomain] = SENDER.exec(text) ?? [];
  const [local, given] = [bareName ?? named, bareDomain ?? namedDomain];
  if (local === undefined || given === undefined)
    return refuse(
      'must be id@example.org or Name <id@example.org>, with quotes around a name that has punctuation',
    );
  const domain = domainToASCII(given);
  if (domain === '') refuse('must have a domain name after the @');
  if (/[^!-~]/.test(local)) refuse('must have an address whose part before the @ is in ASCII');
  const address = `${local}@${domain}`;
  return name === undefined ? address : `${name}<${address}>`;
};

/** Reads the address as curl does: without a scheme, it means http. */
export const proxyOf = (text: string): string => {
  const url = urlWithPort(text.includes('://') ? text : `http://${text}`);
  if (url === null || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.hash !== '')
    return refuse('must be http://proxy:port or https://proxy:port, with user and password percent-encoded');
  if (!isPercentEncoded(url.username) || !isPercentEncoded(url.password))
    refuse('must have its user and password percent-encoded (% is %25)');
  return url.href;
};
