import { expect, it } from 'vitest';
import { createSmtpMailer } from '../../provider/mail/smtp.ts';
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

it('says a real name, and marks the mail as sent by a machine', async () => {
  const names: unknown[] = [];
  const { url, letters } = await startSmtp({
    onMailFrom: (_address, { hostNameAppearsAs }, done) => {
      names.push(hostNameAppearsAs);
      done();
    },
  });
  await createSmtpMailer({ url, from: 'id@example.org', name: 'id.example' }).send(MAIL, signal);
  expect(names).toEqual(['id.example']);
  expect(letters[0]?.source).toContain('Auto-Submitted: auto-generated');
});
