import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, it } from 'vitest';
import { readEnvFile } from '../../provider/cli/env-file.ts';
import { runCommandLine } from '../../provider/cli/program.ts';
import { readConfig } from '../../provider/config/config.ts';
import { ConfigError, type Variables } from '../../provider/config/values.ts';
import { runCli } from './support/process.ts';
import { scratchFolder } from './support/scratch.ts';

const SECRET = 'a secret of thirty-two bytes or more';

const WRONG: Readonly<Record<string, readonly (readonly [Variables, string?])[]>> = JSON.parse(
  readFileSync(join(import.meta.dirname, 'wrong-config.json'), 'utf8'),
);

const complaintOf = (variables: Variables) => {
  try {
    readConfig(variables);
  } catch (error) {
    if (error instanceof ConfigError) return error;
  }
  return undefined;
};

it('the provider needs no variable to run on this computer', () => {
  const config = readConfig({ PORT: '', SMTP_URL: ' ' });
  expect(config).toMatchObject({
    database: { kind: 'sqlite', file: 'data/provider.sqlite' },
    listen: { host: '127.0.0.1', port: 4174 },
    publicUrl: 'http://localhost:4174',
    secrets: null,
    smtp: null,
  });
  expect(Object.isFrozen(config)).toBe(true);
  expect(readConfig({ HOST: '127.0.0.2' }).publicUrl).toBe('http://127.0.0.2:4174');
  expect(readConfig({ HOST: '[::1]' }).publicUrl).toBe('http://localhost:4174');
});

it.each(Object.entries(WRONG))('a wrong %s is named in one line that says why', (variable, rows) => {
  for (const [variables, text = ''] of rows) {
    const complaint = complaintOf(variables);
    expect(complaint?.variable, JSON.stringify(variables)).toBe(variable);
    expect(complaint?.message).toMatch(new RegExp(`^${variable} .+\\.$`));
    expect(complaint?.message).toContain(text);
  }
});

it('no message shows the value of a secret that is wrong', () => {
  expect(complaintOf({ PROVIDER_SECRET: 'hunter2' })?.message).not.toContain('hunter2');
  expect(complaintOf({ DATABASE_URL: 'mysql://root:hunter2@db' })?.message).not.toContain('hunter2');
});

it('a folder in place of the database is refused', () => {
  expect(complaintOf({ DATABASE_URL: `file:${scratchFolder()}` })?.variable).toBe('DATABASE_URL');
});

it('a variable counts without the spaces and line ends of a file of secrets', () => {
  const read = (LOG_LEVEL: string) => JSON.stringify(readConfig({ LOG_LEVEL }));
  expect(read('  warn\r\n')).toBe(read('warn'));
});

it.each([
  [{ PORT: '80\x24{NAME}' }, 'PORT has a $ with braces or parentheses'],
  [{ '\uFEFFPORT': '80' }, 'PORT has a byte order mark before its name'],
  [{ PROVIDER_NAME: '"Bookshop"' }, 'PROVIDER_NAME has quotes around its value: remove them'],
])('a value that a shell or a tool should have replaced is refused: %j', (variables, line) => {
  expect(() => readConfig(variables)).toThrow(line);
});

it('the provider accepts two secrets, newest first, and a public address with mail', () => {
  const config = readConfig({
    DATABASE_URL: 'postgres://localhost/provider',
    HOST: '0.0.0.0',
    PUBLIC_URL: 'https://id.example',
    SMTP_URL: 'smtps://user:word@mail.example',
    MAIL_FROM: 'Connect <id@example.org>',
    PROVIDER_SECRET: `${SECRET}, b${SECRET}`,
  });
  expect(config.secrets).toEqual([SECRET, `b${SECRET}`]);
  expect(config.publicUrl).toBe('https://id.example');
});

it.each([
  ['smtp://us%40er:w%25rd@[::1]', 'Shop <id@example.org>'],
  ['smtps://mail.example', '"Shop, Inc" <id@example.org>'],
  ['smtp://bücher.example', '<id@example.org>'],
])('the provider accepts mail by %s from %s', (SMTP_URL, MAIL_FROM) => {
  expect(readConfig({ SMTP_URL, MAIL_FROM }).smtp).toEqual({ url: SMTP_URL, from: MAIL_FROM });
});

it('domains count in ASCII, as every mail server and browser takes them', () => {
  const read = (MAIL_FROM: string) => readConfig({ SMTP_URL: 'smtp://localhost', MAIL_FROM }).smtp?.from;
  expect(read('M\u00fcller <id@b\u00fccher.example>')).toBe('M\u00fcller <id@xn--bcher-kva.example>');
  expect(readConfig({ PASSKEY_DOMAIN: 'München.example' }).passkeyDomain).toBe('xn--mnchen-3ya.example');
});

it('the provider trusts the listed proxies in each notation, and no others', () => {
  const trusted = (TRUSTED_PROXIES: string, addresses: readonly string[]) =>
    addresses.filter(readConfig({ TRUSTED_PROXIES }).isTrustedProxy);
  const written = ['fe80::1', '10.9.9.9', '11.0.0.1', 'fe80::2'];
  expect(trusted('fe80::1%eth0, ::ffff:10.0.0.0/104', written)).toEqual(['fe80::1', '10.9.9.9']);
  const asked = ['10.1.2.3', '2001:db8::7', '11.0.0.1', 'nonsense', ''];
  expect(trusted('10.0.0.0/8, 2001:db8::/32', asked)).toEqual(['10.1.2.3', '2001:db8::7']);
});

const databaseAt = (DATABASE_URL: string) => readConfig({ DATABASE_URL, PROVIDER_SECRET: SECRET }).database;

it.each([
  'postgres://u:p@/db?host=/cloudsql/project:region:instance',
  'postgresql:///db?host=/var/run/postgresql',
  'postgres://u:p%23%2F%3F%25@db.example:5432/provider?sslmode=verify-full&sslrootcert=/etc/ca.pem',
  'postgres://u@[::1]/db',
])('PostgreSQL may be at %s', (url) => {
  expect(databaseAt(url)).toEqual({ kind: 'postgres', url });
});

it('a password with a space and an encoded slash, and a path with three slashes, stay as they are', () => {
  expect(databaseAt('postgres://u:a%2Fb c@localhost/name')).toEqual({
    kind: 'postgres',
    url: 'postgres://u:a%2Fb%20c@localhost/name',
  });
  expect(databaseAt('file:///tmp/provider.sqlite')).toEqual({
    kind: 'sqlite',
    file: '///tmp/provider.sqlite',
  });
});

it.each(['prefer', 'require', 'verify-ca'])('sslmode=%s verifies the whole certificate', (mode) => {
  const url = (given: string) => `postgres://u:p@db.example/provider?sslmode=${given}&application_name=x`;
  expect(databaseAt(url(mode))).toEqual({ kind: 'postgres', url: url('verify-full') });
  const asLibpq = `${url(mode)}&uselibpqcompat=true&sslrootcert=ca.pem`;
  expect(databaseAt(asLibpq)).toEqual({ kind: 'postgres', url: asLibpq });
});

const fileWith = (content: string | Buffer) => {
  const file = join(scratchFolder(), 'provider.env');
  writeFileSync(file, content);
  return file;
};

const commandsInto =
  (said: string[], noted: string[] = []) =>
  (args: readonly string[], environment: Variables) =>
    runCommandLine(args, {
      environment,
      say: (text) => void said.push(text),
      note: (text) => void noted.push(text),
    });

const readFrom = (content: string | Buffer) => readEnvFile(fileWith(content));

it('--env-file reads variables, anywhere among the arguments, and the environment wins', async () => {
  const address = `DATABASE_URL=file:${join(scratchFolder(), 'provider.sqlite')}`;
  const file = fileWith(`${address}\nPORT=wrong\n`);
  const said: string[] = [];
  const run = commandsInto(said);
  await run(['--env-file', file, 'migrate'], { PORT: '2' });
  for (const args of [
    ['app', '--env-file', file, 'list'],
    ['app', 'list', `--env-file=${file}`],
  ])
    await run(args, { PORT: '2' });
  expect(said.slice(1)).toEqual(['[]', '[]']);
  await expect(run(['app', 'list', '--env-file', file], {})).rejects.toThrow('PORT must be a whole number');
});

it.each([
  ['PUBLIC_ULR', 'PUBLIC_URL'],
  ['SMPT_URL', 'SMTP_URL'],
  ['PROVIDER_NAM', 'PROVIDER_NAME'],
  ['DATABASE_URI', 'DATABASE_URL'],
])('%s in the environment is refused with the right name, %s', async (given, name) => {
  const run = commandsInto([])(['app', 'list'], { [given]: 'any' });
  await expect(run).rejects.toThrow(`${given} is no variable of the provider: is ${name} meant?`);
});

it('names in --env-file count with their short ones, and what is unknown or can be read by others is said', async () => {
  const address = `DATABASE_URL=file:${join(scratchFolder(), 'provider.sqlite')}`;
  const noted: string[] = [];
  const run = commandsInto([], noted);
  // Other programs of the computer have names of four letters, and a database of their own beside ours.
  const environment = { PROT: '80', DATABASE_URI: 'mysql://localhost', http_proxy: 'proxy:3128' };
  const file = fileWith(`${address}\nTZ=UTC\n`);
  chmodSync(file, 0o644);
  await run(['migrate', '--env-file', file], environment);
  expect(noted).toEqual([
    `--env-file ${file}: no variables of the provider, without effect: TZ`,
    `--env-file ${file}: other users of this computer can read it: chmod 600 it`,
    `Database: ${address.slice('DATABASE_URL='.length)}`,
  ]);
  await expect(run(['migrate', '--env-file', fileWith(`${address}\nPROT=80\n`)], {})).rejects.toThrow(
    'is PORT meant?',
  );
});

it('--env-file without a file, or with one that is not there, is refused', async () => {
  expect(await runCli(['--env-file'], {})).toMatchObject({
    code: 1,
    error: expect.stringContaining("option '--env-file <file>' argument missing"),
  });
  expect(() => readEnvFile('/none/provider.env')).toThrow('this file cannot be read');
});

it.each([
  ['a byte order mark', '\uFEFFPORT=81\nHOST=127.0.0.2\n'],
  ['the line ends of Windows', 'PORT=81\r\nHOST=127.0.0.2\r\n'],
  ['tabs', '\tPORT\t=\t81\t\nHOST=127.0.0.2'],
  ['words of a shell', "export PORT=81\nexport  HOST='127.0.0.2' # here\n"],
  ['comments', '# PORT=80\nPORT=81 # http\n  # and\n\nHOST="127.0.0.2"\n'],
])('an environment file with %s is read', (_what, content) => {
  expect(readFrom(content)).toEqual({ PORT: '81', HOST: '127.0.0.2' });
});

it('an environment file has values with a # or with more lines in quotes, and empty ones', () => {
  const content =
    'PROVIDER_COLOR="#0c5a57"\nPROVIDER_NAME=\'A\nB\'\nMAIL_TEXTS="a\\nb"\nHOST=\nPORT= # none\n';
  expect(readFrom(content)).toEqual({
    PROVIDER_COLOR: '#0c5a57',
    PROVIDER_NAME: 'A\nB',
    MAIL_TEXTS: 'a\nb',
    HOST: '',
    PORT: '',
  });
});

it.each<[string, string | Buffer, string]>([
  ['in UTF-16', Buffer.from('\uFEFFPORT=81\n', 'utf16le'), 'save this file in UTF-8'],
  ['in Latin-1', Buffer.from('PROVIDER_NAME=Zoë\n', 'latin1'), 'save this file in UTF-8'],
  ['in YAML', 'HOST=::1\nPORT: 81\n', 'line 2 is not VARIABLE=value'],
  ['for the shell of Windows', 'set PORT=81\n', 'line 1 is not VARIABLE=value'],
  ['with a # in a secret', 'HOST=::1\nPROVIDER_SECRET=abc#def\n', 'line 2 has a # that begins a comment'],
  ['with an open quote', 'PROVIDER_NAME="Acme\nPORT=81\n', 'line 1 has a value that does not end'],
])('an environment file %s is refused, and no value is shown', (_what, content, complaint) => {
  expect(() => readFrom(content)).toThrow(complaint);
  expect(() => readFrom(content)).not.toThrow(/\.env: .*(?:81|abc|Acme|a@b)/);
});

it('the sample of all variables is read as Node reads it', () => {
  const content = readFileSync('provider/deploy/provider.env.example', 'utf8');
  expect(readFrom(content)).toEqual({ ...parseEnv(content) });
});
