import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../provider/config.ts';
import type { Variables } from '../../provider/config-values.ts';

const SECRET = 'a secret of thirty-two bytes or more';
const FOLDER = mkdtempSync(join(tmpdir(), 'provider-'));
afterAll(() => rmSync(FOLDER, { recursive: true }));
const TEXTS = join(FOLDER, 'texts.json');
writeFileSync(TEXTS, '{"en":{"footer":"Bookshop, Berlin"}}');

/** A right value of each variable, with the others that it needs. */
const RIGHT: readonly (readonly [string, string, Variables?])[] = [
  ['DATABASE_URL', 'file:data/other.sqlite'],
  ['HOST', '127.0.0.2'],
  ['PORT', '80'],
  ['OPERATIONS_ADDRESS', 'off'],
  ['PUBLIC_URL', 'http://localhost:9999'],
  ['PASSKEY_DOMAIN', 'old.example'],
  ['PROVIDER_NAME', 'Bookshop'],
  ['PROVIDER_LOGO', resolve(import.meta.dirname, '../../showcase/public/favicon.svg')],
  ['PROVIDER_COLOR', '#0c5a57'],
  ['PROVIDER_CONTACT', 'id@example.org'],
  ['PROVIDER_PRIVACY_URL', 'https://id.example/privacy'],
  ['PROVIDER_TERMS_URL', 'https://id.example/terms'],
  ['PROVIDER_IMPRINT_URL', 'https://id.example/imprint'],
  ['PROVIDER_JURISDICTION', 'US-CA'],
  ['PROVIDER_SECRET', SECRET],
  ['SMTP_URL', 'smtp://mail.example', { MAIL_FROM: 'id@example.org' }],
  ['MAIL_FROM', 'id@example.org', { SMTP_URL: 'smtp://mail.example' }],
  ['MAIL_TEXTS', TEXTS],
  ['INTERESTS_URL', 'https://scores.example/'],
  ['TRUSTED_PROXIES', 'loopback'],
  ['HTTPS_PROXY', 'http://proxy:3128'],
  ['HTTP_PROXY', 'http://proxy:3128'],
  ['ALL_PROXY', 'http://proxy:3128'],
  ['NO_PROXY', 'scores.example', { HTTPS_PROXY: 'http://proxy:3128' }],
  ['LOG_LEVEL', 'warn'],
  ['CODES_PER_MAILBOX', '1'],
  ['CODES_PER_CLIENT', '1'],
  ['CODES_PER_APP', '1'],
  ['CODES_IN_ALL', '1'],
  ['STOP_DELAY', '1'],
  ['GITHUB_CLIENT_ID', 'client', { GITHUB_CLIENT_SECRET: 'secret' }],
  ['GMAIL_CLIENT_SECRET', 'secret', { GMAIL_CLIENT_ID: 'client' }],
];

/** The whole configuration as text, with the answers of functions in their place. */
const configOf = (variables: Variables) => {
  const config = readConfig(variables);
  const answers = [
    config.isTrustedProxy('127.0.0.1'),
    config.outbound?.isExcepted(new URL('https://scores.example/')),
  ];
  return JSON.stringify([config, answers]);
};

const CASES = RIGHT.map(([variable, value, others = {}]) => ({ variable, value, others }));

describe.each(CASES)('$variable', ({ variable, value, others }) => {
  it('changes the configuration', () => {
    expect(configOf({ ...others, [variable]: value })).not.toBe(configOf({}));
  });

  it('counts without the spaces and line ends around it, as files of secrets have them', () => {
    const plain = configOf({ ...others, [variable]: value });
    expect(configOf({ ...others, [variable]: `  ${value}\r\n` })).toBe(plain);
  });

  it.each(['\x24{NAME}', '$(cat name)'])(
    'is refused with %s in it, which a shell would have replaced',
    (text) => {
      const replaced = { ...others, [variable]: `${value}${text}` };
      expect(() => readConfig(replaced)).toThrow(`${variable} has a $ with braces or parentheses`);
    },
  );

  it('is refused after a byte order mark, with which it would not count', () => {
    const marked = { ...others, [`\uFEFF${variable}`]: value };
    expect(() => readConfig(marked)).toThrow(`${variable} has a byte order mark before its name`);
  });

  it.each(['"', "'"])('is refused in quotes, which docker run --env-file keeps: %s', (quote) => {
    const quoted = { ...others, [variable]: `${quote}${value}${quote}` };
    expect(() => readConfig(quoted)).toThrow(`${variable} has quotes around its value: remove them`);
  });
});
