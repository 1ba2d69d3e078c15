import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { soon } from '../support/until.ts';
import { ask } from './support/ask.ts';
import { ownCertificate } from './support/own-certificate.ts';
import { fetchFrom, runCli, startCopy } from './support/process.ts';
import { ORIGIN, SECRET } from './support/provider.ts';
import { scratchFolder } from './support/scratch.ts';
import { startSmtp } from './support/smtp.ts';

const EMAIL = 'amal@example.org';

/** A mail server with STARTTLS, a login and a certificate of its own, and a record of its mails and logins. */
const startSafe = async () => {
  const { key, cert } = ownCertificate();
  const logins: unknown[] = [];
  const { url, letters } = await startSmtp({
    authOptional: false,
    disabledCommands: [],
    key,
    cert,
    onAuth: ({ username, password }, { secure }, done) => {
      logins.push([username, password, secure]);
      done(null, { user: String(username) });
    },
  });
  const folder = scratchFolder();
  writeFileSync(join(folder, 'authority.pem'), cert);
  const { port } = new URL(url);
  return { letters, logins, port, authority: join(folder, 'authority.pem') };
};

it('the program mails a code over STARTTLS with a login, set up by its environment alone', async () => {
  const { letters, logins, port, authority } = await startSafe();
  const variables = {
    DATABASE_URL: `file:${join(scratchFolder(), 'provider.sqlite')}`,
    PUBLIC_URL: 'https://id.example',
    PROVIDER_SECRET: SECRET,
    SMTP_URL: `smtp://mailer:word%40mail@localhost:${port}`,
    MAIL_FROM: 'Acme ID <id@id.example>',
    NODE_EXTRA_CA_CERTS: authority,
  };
  const copy = await startCopy(variables);
  const added = await runCli(['app', 'add', '--name', 'Shop', '--origin', ORIGIN, '--test'], variables);
  const { key } = JSON.parse(added.out);
  const provider = fetchFrom(copy);
  expect((await ask(provider, '/api/email/verify', { key, body: { email: EMAIL } })).status).toBe(200);
  await soon(() => expect(letters).toHaveLength(1));
  expect(letters[0]?.to).toEqual([EMAIL]);
  expect(logins).toEqual([['mailer', 'word@mail', true]]);

  const [, code] = /^(\d{6})\r?$/m.exec(letters[0]?.source ?? '') ?? [];
  const confirmed = await ask(provider, '/api/email/verify/confirm', { key, body: { email: EMAIL, code } });
  expect([confirmed.status, confirmed.body.username]).toEqual([200, 'amal']);
  expect(copy.written.out).not.toMatch(/word(@|%40)mail/);
});
