import { expect, it } from 'vitest';
import { readConfig } from '../../../provider/config.ts';
import { codeMail } from '../../../provider/mail/code-mail.ts';
import { TAGS } from '../../../widget/common/languages.ts';
import { askAccount } from '../support/account.ts';
import { ORIGIN, startProvider } from '../support/provider.ts';
import { EMAIL, requestCode } from '../support/sign-in.ts';

const OWN = 'https://id.example';

const start = async () => {
  const provider = await startProvider({
    variables: { PUBLIC_URL: OWN, SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'id@example.org' },
  });
  const { key } = await provider.addApp();
  const newest = async () => {
    const [mail] = await provider.mails.waiting();
    return { subject: mail?.subject, lines: mail?.text.split('\n') ?? [] };
  };
  return { provider, key, newest };
};

it('names the page that asked, and ends with the line that binds the code to it', async () => {
  const { provider, key, newest } = await start();
  await requestCode(provider, key);
  const { subject, lines } = await newest();
  const [code = ''] = lines;
  expect(subject).toBe('Your code for Bookshop (Mosaic)');
  expect(lines).toEqual([
    expect.stringMatching(/^\d{6}$/),
    '',
    'Enter this code on shop.example to sign in to Bookshop. It is valid for 10 minutes.',
    'Do not give it to anyone. If you did not ask for it, you can ignore this message.',
    '',
    'Sent by Mosaic',
    '',
    `@shop.example #${code}`,
    '',
  ]);
});

it('binds the code of a frame to the page around it and to the provider', async () => {
  const { provider, key, newest } = await start();
  await requestCode(provider, key, EMAIL, { origin: OWN, headers: { 'x-embedder': ORIGIN } });
  const { lines } = await newest();
  expect(lines.at(-2)).toBe(`@shop.example #${lines[0]} @id.example`);
});

it('looks different for the account, and says that no other page needs the code', async () => {
  const { provider, newest } = await start();
  await askAccount(provider, 'code', { body: { email: EMAIL } });
  const { subject, lines } = await newest();
  expect(subject).toBe('Open your own pages at Mosaic');
  expect(lines[2]).toContain('opens your own pages at id.example/account');
  expect(lines[3]).toContain('no app and no other site needs it');
  expect(lines.at(-2)).toBe(`@id.example #${lines[0]}`);
});

it.each(TAGS)('in %s, both mails have their names and their code once in a line', (language) => {
  // A name with the signs of a replacement stays as it is.
  const place = { name: 'Books $& {host}', origin: 'https://shop.example:8443', frame: null };
  const own = readConfig({ PROVIDER_NAME: 'Acme $& {host}' });
  const made = [false, true].map((isAccount) =>
    codeMail(EMAIL, '402815', { ...place, isAccount }, own, language),
  );
  for (const { subject, text } of made) {
    expect(subject).toContain('Books $&');
    expect(text).toMatch(/^402815\n\n.+\n.+\n\n.*Acme \$& \{host\}\n\n@shop\.example #402815\n$/);
    expect(text).toContain('shop.example:8443');
    expect(`${subject}${text}`).not.toContain('{name}');
  }
  expect(made[0]?.subject).not.toBe(made[1]?.subject);
});
