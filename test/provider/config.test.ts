import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../provider/config.ts';
import { ConfigError, type Variables } from '../../provider/config-values.ts';
import { scratchFolder } from './support/scratch.ts';

const SECRET = 'a secret of thirty-two bytes or more';
const POSTGRES = { DATABASE_URL: 'postgres://localhost/provider', PROVIDER_SECRET: SECRET };
const PUBLIC = { HOST: '0.0.0.0', PUBLIC_URL: 'https://id.example' };

const complaintOf = (variables: Variables) => {
  try {
    readConfig(variables);
  } catch (error) {
    if (error instanceof ConfigError) return error;
  }
  return undefined;
};

/** A wrong value of each variable, and wrong combinations. */
const WRONG: readonly (readonly [string, Variables])[] = [
  ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost/provider' }],
  ['DATABASE_URL', { DATABASE_URL: 'provider.sqlite' }],
  ['INTERESTS_URL', { INTERESTS_URL: 'http://scores.example/' }],
  ['INTERESTS_URL', { INTERESTS_URL: 'https://user:word@scores.example/' }],
  ['INTERESTS_URL', { INTERESTS_URL: 'scores' }],
  ['DATABASE_URL', { DATABASE_URL: 'file:data/provider.sqlite # the disk' }],
  ['INTERESTS_URL', { INTERESTS_URL: 'https://scores.example/ # ours' }],
  ['DATABASE_URL', { ...POSTGRES, DATABASE_URL: 'postgres://u:p@one:5432,two:5432/provider' }],
  ['DATABASE_URL', { ...POSTGRES, DATABASE_URL: 'postgres://one,two/provider' }],
  ['DATABASE_URL', { ...POSTGRES, DATABASE_URL: 'postgres://localhost/provider%' }],
  ['DATABASE_URL', { ...POSTGRES, DATABASE_URL: 'postgres://localhost/provider?schema=id' }],
  ['DATABASE_URL', { ...POSTGRES, DATABASE_URL: 'postgres://localhost/provider?search_path=id' }],
  ['DATABASE_URL', { ...POSTGRES, DATABASE_URL: 'postgres://localhost/provider?currentSchema=id' }],
  ['DATABASE_URL', { ...POSTGRES, DATABASE_URL: 'postgres://localhost/provider?port=abc' }],
  ['DATABASE_URL', { DATABASE_URL: 'file:~/provider.sqlite' }],
  ['DATABASE_URL', { DATABASE_URL: 'file:$HOME/provider.sqlite' }],
  ['DATABASE_URL', { DATABASE_URL: 'file: data/provider.sqlite' }],
  ['DATABASE_URL', { DATABASE_URL: 'file:not-yet-there/' }],
  ['PROVIDER_NAME', { PROVIDER_NAME: '\u200B' }],
  ['PROVIDER_NAME', { PROVIDER_NAME: 'Acme\u2028ID' }],
  ['PROVIDER_NAME', { PROVIDER_NAME: 'Acme \u202EDI' }],
  ...[
    'pool=true',
    'streamTransport=true',
    'sendmail=true',
    'logger=true',
    'debug=true',
    'proxy=ftp://proxy',
  ].map((query): [string, Variables] => [
    'SMTP_URL',
    { SMTP_URL: `smtp://mail.example?${query}`, MAIL_FROM: 'id@example.org' },
  ]),
  ['MAIL_FROM', { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'id@[127.0.0.1]' }],
  ['HOST', { HOST: '0.0.0.0:4174' }],
  ['HOST', { HOST: 'http://localhost' }],
  ['HOST', { HOST: '-localhost' }],
  ['PORT', { PORT: '65536' }],
  ['PORT', { PORT: 'http' }],
  ['OPERATIONS_ADDRESS', { OPERATIONS_ADDRESS: '9464' }],
  ['OPERATIONS_ADDRESS', { OPERATIONS_ADDRESS: '127.0.0.1:4175:4175' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'https://id.example;' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'https://*.example' }],
  ['PUBLIC_URL', { HOST: '0.0.0.0', SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'id@example.org' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'http://id.example' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'https://id.example/provider' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'https://user:word@id.example' }],
  ['PROVIDER_SECRET', { DATABASE_URL: 'postgres://localhost/provider' }],
  ['PROVIDER_SECRET', { PROVIDER_SECRET: 'short' }],
  ['PROVIDER_SECRET', { PROVIDER_SECRET: `${SECRET},short` }],
  ['PROVIDER_SECRET', { PROVIDER_SECRET: `${SECRET},${SECRET}` }],
  ['PROVIDER_SECRET', { PROVIDER_SECRET: `${SECRET},b${SECRET},c${SECRET}` }],
  ['SMTP_URL', PUBLIC],
  ['SMTP_URL', { SMTP_URL: 'mail.example', MAIL_FROM: 'id@example.org' }],
  ['SMTP_URL', { SMTP_URL: 'smtp://', MAIL_FROM: 'id@example.org' }],
  ['SMTP_URL', { SMTP_URL: 'smtp://user:word@', MAIL_FROM: 'id@example.org' }],
  ['SMTP_URL', { SMTP_URL: 'smtp://mail%zz.example', MAIL_FROM: 'id@example.org' }],
  ['SMTP_URL', { SMTP_URL: 'smtp://user:p%zz@mail.example', MAIL_FROM: 'id@example.org' }],
  ['SMTP_URL', { SMTP_URL: 'smtp://mail.example?requireTLS=false', MAIL_FROM: 'id@example.org' }],
  ['SMTP_URL', { SMTP_URL: 'smtp://mail.example?requireTLS=', MAIL_FROM: 'id@example.org' }],
  [
    'SMTP_URL',
    { SMTP_URL: 'smtp://mail.example?requireTLS=true&requireTLS=false', MAIL_FROM: 'id@example.org' },
  ],
  ['SMTP_URL', { SMTP_URL: 'smtp://mail.example:587s', MAIL_FROM: 'id@example.org' }],
  ['HTTPS_PROXY', { HTTPS_PROXY: 'http://proxy:70000' }],
  ['MAIL_FROM', { SMTP_URL: 'smtp://mail.example' }],
  ['MAIL_FROM', { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'Shop id@example.org' }],
  ['MAIL_FROM', { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'Shop <id@example.org' }],
  ['MAIL_FROM', { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'Shop, Inc <id@example.org>' }],
  ['MAIL_FROM', { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'nobody' }],
  ['MAIL_FROM', { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'Shop <idé@example.org>' }],
  ['MAIL_FROM', { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'id@exa%mple.org' }],
  ['MAIL_FROM', { MAIL_FROM: 'id@example.org' }],
  ['GITHUB_CLIENT_ID', { GITHUB_CLIENT_SECRET: SECRET }],
  ['GMAIL_CLIENT_SECRET', { GMAIL_CLIENT_ID: 'client' }],
  ['GMAIL_CLIENT_ID', { GMAIL_CLIENT_ID: 'client # ours', GMAIL_CLIENT_SECRET: 'secret' }],
  ['GMAIL_CLIENT_SECRET', { GMAIL_CLIENT_ID: 'client', GMAIL_CLIENT_SECRET: 'secret # ours' }],
  ['TRUSTED_PROXIES', { TRUSTED_PROXIES: 'proxy.example' }],
  ['TRUSTED_PROXIES', { TRUSTED_PROXIES: '10.0.0.0/33' }],
  ['TRUSTED_PROXIES', { TRUSTED_PROXIES: '10.0.0.0/8/9' }],
  ['HTTPS_PROXY', { HTTPS_PROXY: 'proxy:3128' }],
  ['HTTPS_PROXY', { https_proxy: 'socks5://proxy:1080' }],
  ['HTTPS_PROXY', { HTTPS_PROXY: 'http://u:pa#ss@proxy:3128' }],
  ['HTTP_PROXY', { HTTP_PROXY: 'http://u:p%zz@proxy:3128' }],
  ['ALL_PROXY', { ALL_PROXY: 'socks5h://proxy:1080' }],
  ['ALL_PROXY', { all_proxy: 'proxy:3128', HTTPS_PROXY: 'http://proxy:3128' }],
  ['NO_PROXY', { NO_PROXY: '"scores.example"' }],
  ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
  ['PASSKEY_DOMAIN', { PASSKEY_DOMAIN: 'https://id.example' }],
  ['PASSKEY_DOMAIN', { PASSKEY_DOMAIN: '-id.example' }],
  ['PROVIDER_NAME', { PROVIDER_NAME: 'x'.repeat(61) }],
  ['PROVIDER_COLOR', { PROVIDER_COLOR: 'teal' }],
  ['PROVIDER_COLOR', { PROVIDER_COLOR: '#0c5a57,#7accbf,#000000' }],
  ['PROVIDER_COLOR', { PROVIDER_COLOR: '#7accbf' }],
  ['PROVIDER_COLOR', { PROVIDER_COLOR: '#0c5a57,#0c5a57' }],
  ['PROVIDER_LOGO', { PROVIDER_LOGO: 'no/such/logo.svg' }],
  ['PROVIDER_LOGO', { PROVIDER_LOGO: 'package.json' }],
  ['PROVIDER_LOGO', { PROVIDER_LOGO: 'package-lock.json' }],
  ['MAIL_TEXTS', { MAIL_TEXTS: 'no/such/texts.json' }],
  ['MAIL_TEXTS', { MAIL_TEXTS: 'LICENSE' }],
  ['MAIL_TEXTS', { MAIL_TEXTS: 'package.json' }],
  ['PROVIDER_CONTACT', { PROVIDER_CONTACT: 'Shop\nBerlin' }],
  ['PROVIDER_PRIVACY_URL', { PROVIDER_PRIVACY_URL: 'http://id.example/privacy' }],
  ['PROVIDER_PRIVACY_URL', { PROVIDER_PRIVACY_URL: 'https://id.example/privacy # ours' }],
  ['PROVIDER_TERMS_URL', { PROVIDER_TERMS_URL: 'terms' }],
  ['PROVIDER_IMPRINT_URL', { PROVIDER_IMPRINT_URL: '/imprint' }],
  ['PROVIDER_JURISDICTION', { PROVIDER_JURISDICTION: 'Germany' }],
  ['CODES_PER_MAILBOX', { CODES_PER_MAILBOX: '0' }],
  ['CODES_PER_CLIENT', { CODES_PER_CLIENT: 'many' }],
  ['CODES_PER_APP', { CODES_PER_APP: '1.5' }],
  ['CODES_IN_ALL', { CODES_IN_ALL: '-1' }],
  ['STOP_DELAY', { STOP_DELAY: '2s' }],
  ['STOP_DELAY', { STOP_DELAY: '-1' }],
  ['STOP_DELAY', { STOP_DELAY: '301' }],
];

describe('the configuration', () => {
  it('needs no variable to run on this computer', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      database: { kind: 'sqlite', file: 'data/provider.sqlite' },
      listen: { host: '127.0.0.1', port: 4174 },
      publicUrl: 'http://localhost:4174',
      secrets: null,
      smtp: null,
    });
    expect(Object.isFrozen(config)).toBe(true);
  });

  it.each([
    ['127.0.0.1', 'http://localhost:4174'],
    ['[::1]', 'http://localhost:4174'],
    ['localhost', 'http://localhost:4174'],
    ['127.0.0.2', 'http://127.0.0.2:4174'],
  ])('names its listening address if no other one is set: %s', (HOST, publicUrl) => {
    expect(readConfig({ HOST }).publicUrl).toBe(publicUrl);
  });

  it('treats an empty variable as missing', () => {
    expect(readConfig({ PORT: '', SMTP_URL: ' ' }).listen.port).toBe(4174);
  });

  it.each(WRONG)('names %s when it is wrong: %j', (variable, variables) => {
    const complaint = complaintOf(variables);
    expect(complaint?.variable).toBe(variable);
    expect(complaint?.message).toMatch(new RegExp(`^${variable} .+\\.$`));
  });

  it('has a wrong value here of every variable that the README tells', () => {
    const readme = readFileSync(resolve(import.meta.dirname, '../../provider/README.md'), 'utf8');
    const rows = readme.match(/^\| `[A-Z{][^|]+\|/gm) ?? [];
    const documented = rows.flatMap((row) => row.match(/[A-Z{][A-Z_}]+/g) ?? []);
    const tried = WRONG.map(([variable]) => variable.replace(/^(GITHUB|GMAIL)_/, '{CONNECTOR}_'));
    expect(documented).toContain('CODES_IN_ALL');
    expect(documented.filter((each) => !tried.includes(each))).toEqual([]);
  });

  it('never shows the value of a secret that is wrong', () => {
    expect(complaintOf({ PROVIDER_SECRET: 'hunter2' })?.message).not.toContain('hunter2');
    expect(complaintOf({ DATABASE_URL: 'mysql://root:hunter2@db' })?.message).not.toContain('hunter2');
  });

  it('refuses a folder in place of the database', () => {
    expect(complaintOf({ DATABASE_URL: `file:${scratchFolder()}` })?.variable).toBe('DATABASE_URL');
  });

  it('accepts two secrets, newest first, and a public address with mail', () => {
    const mail = { SMTP_URL: 'smtps://user:word@mail.example', MAIL_FROM: 'Connect <id@example.org>' };
    const config = readConfig({ ...POSTGRES, ...PUBLIC, ...mail, PROVIDER_SECRET: `${SECRET}, b${SECRET}` });
    expect(config.secrets).toEqual([SECRET, `b${SECRET}`]);
    expect(config.publicUrl).toBe('https://id.example');
  });

  it.each([
    ['smtp://localhost:1025', 'id@example.org'],
    ['smtp://us%40er:w%25rd@[::1]', 'Shop <id@example.org>'],
    ['smtps://mail.example', '"Shop, Inc" <id@example.org>'],
    ['smtp://bücher.example', '<id@example.org>'],
  ])('accepts mail by %s from %s', (SMTP_URL, MAIL_FROM) => {
    expect(readConfig({ SMTP_URL, MAIL_FROM }).smtp).toEqual({ url: SMTP_URL, from: MAIL_FROM });
  });

  it('has the domain of the sender in ASCII, as every mail server takes it', () => {
    const read = (MAIL_FROM: string) => readConfig({ SMTP_URL: 'smtp://localhost', MAIL_FROM }).smtp?.from;
    expect(read('id@b\u00fccher.example')).toBe('id@xn--bcher-kva.example');
    expect(read('M\u00fcller <id@b\u00fccher.example>')).toBe('M\u00fcller <id@xn--bcher-kva.example>');
  });

  it('trusts a proxy in each notation of its address', () => {
    const { isTrustedProxy } = readConfig({ TRUSTED_PROXIES: 'fe80::1%eth0, ::ffff:10.0.0.0/104' });
    expect(['fe80::1', '10.9.9.9', '11.0.0.1', 'fe80::2'].map(isTrustedProxy)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('trusts the listed proxies and no others', () => {
    const { isTrustedProxy } = readConfig({ TRUSTED_PROXIES: '10.0.0.0/8, 2001:db8::/32' });
    expect(['10.1.2.3', '2001:db8::7', '11.0.0.1', 'nonsense', ''].map(isTrustedProxy)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it('keeps a password with a space and an encoded slash as it is', () => {
    const { database } = readConfig({ ...POSTGRES, DATABASE_URL: 'postgres://u:a%2Fb c@localhost/name' });
    expect(database).toEqual({ kind: 'postgres', url: 'postgres://u:a%2Fb%20c@localhost/name' });
  });

  it('takes the domain of passkeys in its own letters', () => {
    expect(readConfig({ PASSKEY_DOMAIN: 'München.example' }).passkeyDomain).toBe('xn--mnchen-3ya.example');
  });
});
