import type { SMTPServerOptions } from 'smtp-server';
import { expect, it } from 'vitest';
import { createSmtpMailer, isRefusedForGood } from '../../provider/mail/smtp.ts';
import { ownCertificate } from './support/own-certificate.ts';
import { startSmtp } from './support/smtp.ts';

const MAIL = { to: 'amal@example.org', subject: 'Your code', text: '402815' };
const { signal } = new AbortController();

it('a mail server that offers no TLS gets neither the login nor the mail', async () => {
  const logins: unknown[] = [];
  const { url, letters } = await startSmtp({
    allowInsecureAuth: true,
    onAuth: (auth, _session, done) => {
      logins.push(auth);
      done(null, { user: 'amal' });
    },
  });
  const mailer = createSmtpMailer({
    url: url.replace('://', '://user:secret@'),
    from: 'id@example.org',
    requiresTls: true,
  });
  await expect(mailer.send(MAIL, signal)).rejects.toThrow(/STARTTLS/i);
  expect([logins, letters]).toEqual([[], []]);
});

it.each([
  ['id.example', 'id.example'],
  ['192.0.2.7', '[192.0.2.7]'],
  ['[2001:db8::1]', '[IPv6:2001:db8::1]'],
])('the mailer greets as %s by RFC 5321, %s, and marks mails as automatic', async (name, greeting) => {
  const greetings: unknown[] = [];
  const { url, letters } = await startSmtp({
    onMailFrom: (_address, { hostNameAppearsAs }, done) => {
      greetings.push(hostNameAppearsAs);
      done();
    },
  });
  await createSmtpMailer({ url, from: 'id@example.org', name }).send(MAIL, signal);
  expect(letters[0]?.source).toContain('Auto-Submitted: auto-generated');
  expect(greetings.map((each) => String(each).toLowerCase())).toEqual([greeting.toLowerCase()]);
});

const startSafe = async (options: SMTPServerOptions) => {
  const { key, cert } = ownCertificate();
  const seen: { login?: unknown; secure?: boolean; utf8?: unknown }[] = [];
  const server = await startSmtp({
    authOptional: false,
    key,
    cert,
    onAuth: ({ username }, { secure }, done) => {
      seen.push({ login: username, secure });
      done(null, { user: 'amal' });
    },
    ...options,
  });
  const at = `localhost:${new URL(server.url).port}`;
  const trusted = `tls.ca=${encodeURIComponent(cert)}`;
  const scheme = options.secure ? 'smtps' : 'smtp';
  return {
    ...server,
    seen,
    own: `${scheme}://user:secret@${at}?${trusted}`,
    foreign: `${scheme}://user:secret@${at}`,
  };
};

it.each([
  ['STARTTLS', { disabledCommands: [] }],
  ['TLS from the first byte', { secure: true, disabledCommands: ['STARTTLS'] }],
])('the mailer logs in and mails over %s, to no server with another certificate', async (_name, options) => {
  const { own, foreign, letters, seen } = await startSafe(options);
  await createSmtpMailer({ url: own, from: 'id@example.org', requiresTls: true }).send(MAIL, signal);
  expect([letters.map(({ to }) => to), seen]).toEqual([[[MAIL.to]], [{ login: 'user', secure: true }]]);
  const mailer = createSmtpMailer({ url: foreign, from: 'id@example.org', requiresTls: true });
  await expect(mailer.send(MAIL, signal)).rejects.toThrow(/self-signed|certificate/);
  expect([letters.length, seen.length]).toEqual([1, 1]);
});

const UTF8 = { ...MAIL, to: 'am\u00e9lie@example.org' };

it('a mail to an address beyond ASCII goes by SMTPUTF8 only', async () => {
  const begin = async (options: SMTPServerOptions) => {
    const { own, letters } = await startSafe({ disabledCommands: [], ...options });
    return { url: own, letters };
  };
  const demanded: unknown[] = [];
  const onMailFrom: SMTPServerOptions['onMailFrom'] = ({ args }, _session, done) => {
    demanded.push(args);
    done();
  };
  const able = await begin({ onMailFrom });
  await createSmtpMailer({ url: able.url, from: 'id@example.org' }).send(UTF8, signal);
  expect([able.letters[0]?.to, demanded]).toEqual([[UTF8.to], [expect.objectContaining({ SMTPUTF8: true })]]);
  const unable = await begin({ onMailFrom, hideSMTPUTF8: true });
  const mailer = createSmtpMailer({ url: unable.url, from: 'id@example.org' });
  const refused = await mailer.send(UTF8, signal).catch((error: unknown) => error);
  expect(isRefusedForGood(refused)).toBe(true);
  expect([unable.letters, demanded.length]).toEqual([[], 1]);
  await mailer.send(MAIL, signal);
  expect(unable.letters).toHaveLength(1);
});
