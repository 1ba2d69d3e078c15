import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readConfig } from '../../provider/config/config.ts';
import { codeMail, passkeyMail } from '../../provider/mail/letters.ts';
import { scratchFolder } from './support/scratch.ts';
import { EMAIL } from './support/sign-in.ts';

const PLACE = { name: 'Bookshop', origin: 'https://shop.example:8443', frame: null, isAccount: false };

const configWith = (texts: unknown, name = 'Acme') => {
  const MAIL_TEXTS = join(scratchFolder(), 'texts.json');
  writeFileSync(MAIL_TEXTS, typeof texts === 'string' ? texts : JSON.stringify(texts));
  return readConfig({ MAIL_TEXTS, PROVIDER_NAME: name });
};

const CODE = { digits: '402815', expiresAt: Date.UTC(2026, 10, 29, 14, 32) };

const codeWith = (texts: unknown, place: Partial<typeof PLACE> = {}, language = 'en') =>
  codeMail(EMAIL, CODE, { ...PLACE, ...place }, configWith(texts), language);

const own = {
  subject: '{name}: the code of today',
  lead: 'Type it on {host}, where {name} waits.',
};

it('the operator’s own texts of mails take the place of subject and first sentence; code, its end, warning and last line stay', () => {
  const { subject, text, html } = codeWith({ en: { code: own, footer: 'Acme Ltd <1>\nLondon' } });
  expect(subject).toBe('402815: Bookshop: the code of today (Acme)');
  expect(text.split('\n')).toEqual([
    '402815',
    '',
    'Type it on shop.example:8443, where Bookshop waits.',
    'The code is valid for 10 minutes after it was asked for (until 14:32 UTC).',
    'Do not give it to anyone. If you did not ask for it, you can ignore this message.',
    '',
    'Sent by Acme',
    '',
    'Acme Ltd <1>',
    'London',
    '',
    '@shop.example #402815',
    '',
  ]);
  expect(html).toContain('<p class="foot">Acme Ltd &#60;1&#62;<br>London</p>');
  expect(html).toContain('<title>402815: Bookshop: the code of today (Acme)</title>');
});

it('the operator’s own texts of mails name the provider once, if the operator’s subject names it, whatever the application is called', () => {
  const subject = 'Acme code for {name}';
  expect(codeWith({ en: { code: { subject } } }).subject).toBe('402815: Acme code for Bookshop');
  expect(codeWith({}, { name: 'Acme Books' }).subject).toBe('402815: Your code for Acme Books (Acme)');
});

it('the operator’s own texts of mails are those of the kind of mail and of its language only', () => {
  const texts = {
    de: { account: { ...own, lead: 'Auf {host}/account.' }, passkey: { subject: 'Neu: {name}' } },
  };
  const config = configWith(texts);
  const subjectOf = (isAccount: boolean, language: string) =>
    codeMail(EMAIL, CODE, { ...PLACE, isAccount }, config, language).subject;
  expect(subjectOf(true, 'de')).toBe('402815: Bookshop: the code of today (Acme)');
  expect(subjectOf(false, 'de')).toBe('402815: Ihr Code für Bookshop (Acme)');
  expect(subjectOf(true, 'fr')).toBe('402815: Ouvrir vos propres pages sur Bookshop (Acme)');
  const mail = passkeyMail(EMAIL, 'Phone', { own: config, accountUrl: 'https://id.example/account' }, 'de');
  expect(mail.subject).toBe('Neu: Acme');
  expect(mail.text).toContain('Ein neuer Passkey meldet Sie ab jetzt bei Acme an.\nPhone\n');
});

it('the operator’s own texts of mails leave braces and signs of a replacement in names as they are', () => {
  const { text } = codeWith({ en: { code: own } }, { name: 'Books $& {host} {name}' });
  expect(text).toContain('Type it on shop.example:8443, where Books $& {host} {name} waits.');
});

it('the operator’s own texts of mails may begin with a byte order mark, as editors write it', () => {
  expect(codeWith(`\uFEFF${JSON.stringify({ en: { code: own } })}`).subject).toContain('the code of today');
});

it.each([
  ['en.code: Unrecognized key: "body"', { en: { code: { body: 'Hello' } } }],
  ['en.code.subject: must contain {name}', { en: { code: { subject: 'Your code' } } }],
  ['en.code.lead: may contain {host} and {name}', { en: { code: { lead: 'On {host}, {nmae}.' } } }],
  ['en.code.subject: must be one line', { en: { code: { subject: 'Your code\r\nBcc: all@x {name}' } } }],
  [
    'en: code and account must have different subjects',
    { en: { code: { subject: 'Code {name}' }, account: { subject: 'Code {name}' } } },
  ],
])('the operator’s own texts of mails are refused in one line: %s', (complaint, texts) => {
  expect(() => configWith(texts)).toThrow(/^MAIL_TEXTS is wrong at [^\n]+$/);
  expect(() => configWith(texts)).toThrow(complaint);
});
