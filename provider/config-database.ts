import { existsSync, statSync } from 'node:fs';
import { ConfigError, hasWrongPort, isPercentEncoded } from './config-values.ts';

export type DatabaseAddress =
  | {
      readonly kind: 'sqlite';
      readonly file: string;
      /** Keeps the journal mode, which is a part of the file: for a file that is only read. */
      readonly keepsMode?: true;
    }
  | { readonly kind: 'postgres'; readonly url: string };

/** SQLite's name for a database without a file, for tests and trials. It ends with the process. */
export const IN_MEMORY = ':memory:';

const refuse = (complaint: string): never => {
  throw new ConfigError('DATABASE_URL', complaint);
};

/** node-postgres also reads a login without a host if `?host=` names the folder of a socket. */
const withHost = (text: string) => (URL.canParse(text) ? text : text.replace('@/', '@localhost/'));

/**
 * Today's driver treats these modes as `verify-full`, and warns that later drivers will verify less, like libpq. With
 * `verify-full` written out, the meaning stays and the log has no warning of a library.
 */
const withFullVerification = (text: string) =>
  /[?&]uselibpqcompat=true(?:&|$)/.test(text)
    ? text
    : text.replace(/([?&]sslmode=)(?:prefer|require|verify-ca)(?=&|$)/, '$1verify-full');

const TLS_PARAMETERS = ['ssl', 'sslmode', 'sslcert', 'sslkey', 'sslrootcert', 'sslnegotiation'];
const MODES = ['disable', 'no-verify', 'prefer', 'require', 'verify-ca', 'verify-full'];

/** The driver ignores a parameter that it does not know: with `sslMode=require`, the password would travel in clear. */
const requireKnownTls = ({ searchParams }: URL): void => {
  for (const name of searchParams.keys())
    if (/ssl|tls/i.test(name) && !TLS_PARAMETERS.includes(name))
      refuse(`has a parameter for TLS that does not exist: there are ${TLS_PARAMETERS.join(', ')}`);
  const [mode = 'disable', ...more] = searchParams.getAll('sslmode');
  if (more.length > 0 || !MODES.includes(mode)) refuse(`must have one sslmode: ${MODES.join(', ')}`);
  const isAsLibpq = searchParams.get('uselibpqcompat') === 'true';
  if (isAsLibpq && mode === 'verify-ca' && !searchParams.get('sslrootcert'))
    refuse('needs sslrootcert for sslmode=verify-ca');
};

/**
 * Parameters by which other programs name the schema. The driver ignores them, and the tables would be made in another
 * schema.
 */
const OF_SCHEMAS = /^(?:schema|search_?path|currentschema)$/i;

const requireKnownPlace = ({ searchParams }: URL): void => {
  for (const name of searchParams.keys())
    if (OF_SCHEMAS.test(name)) refuse('must name a schema as ?options=-c%20search_path%3Dname');
  if (/\D/.test(searchParams.get('port') ?? '')) refuse('must have a number as its port');
};

/** The host of a text with several, which libpq would try one after the other. */
const SEVERAL_HOSTS = /^[a-z]+:\/\/(?:[^@/?#]*@)?[^@/?#,]*,/;

const postgresOf = (given: string): DatabaseAddress => {
  // An address with a space goes through another decoder of the driver, which would leave a %2F in the password.
  const text = withHost(given.replaceAll(' ', '%20'));
  const url = URL.canParse(text) ? new URL(text) : null;
  if (SEVERAL_HOSTS.test(text)) return refuse('must name one host');
  if (url === null && hasWrongPort(text)) return refuse('must have a number as its port');
  // An unencoded /, ? or # of a password ends the host there.
  const isWhole = url !== null && url.hash === '' && !text.includes('#') && !url.pathname.includes('@');
  if (!isWhole || !isPercentEncoded(url.username) || !isPercentEncoded(url.password)) {
    return refuse('must have its user and password percent-encoded: # is %23, / is %2F, ? is %3F, % is %25');
  }
  if (!isPercentEncoded(url.pathname)) return refuse('must have its name percent-encoded: % is %25');
  requireKnownTls(url);
  requireKnownPlace(url);
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

/** @throws ConfigError */
export const databaseOf = (given = 'file:data/provider.sqlite'): DatabaseAddress => {
  if (/^postgres(ql)?:\/\//.test(given)) return postgresOf(given);
  const file = /^file:(.+)$/.exec(given)?.[1];
  return file === undefined ? refuse('must begin with file: or postgres://') : sqliteOf(file);
};
