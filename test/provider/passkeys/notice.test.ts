import { expect, it } from 'vitest';
import { ask } from '../support/ask.ts';
import { startWithPasskey } from '../support/passkey.ts';
import { EMAIL } from '../support/sign-in.ts';

const start = async () => {
  const own = await startWithPasskey();
  const notices = async () =>
    (await own.provider.mails.waiting()).filter(({ to, text }) => to === EMAIL && text.includes('/account'));
  return { ...own, notices };
};

it('mails the person that a passkey was added, by its name, with the page that can remove it', async () => {
  const { notices } = await start();
  expect(await notices()).toEqual([
    {
      to: EMAIL,
      subject: expect.stringMatching(/^New passkey for \S/),
      text: expect.stringMatching(
        / from now on\.\nGoogle Password Manager\n.+:\n\nhttp\S+\/account\n\nSent by Mosaic\n$/,
      ),
      html: expect.stringContaining('/account</a>'),
      sentAt: expect.any(Number),
    },
  ]);
});

it('writes in the language of the browser that added it', async () => {
  const { page, token, notices } = await start();
  const options = await page.post('/options', { token });
  const body = { credential: page.make(options).response };
  await page.post('', { token, body, headers: { 'accept-language': 'de-AT' } });
  expect((await notices()).map(({ subject }) => subject)).toContainEqual(
    expect.stringMatching(/^Neuer Passkey/),
  );
});

it('shows no notice among the codes of the mailbox', async () => {
  const { provider } = await start();
  const { body } = await ask(provider, `/sandbox/inbox?email=${EMAIL}`, {});
  expect(body.messages).toEqual([
    { email: EMAIL, code: expect.stringMatching(/^\d{6}$/), sentAt: expect.any(String) },
  ]);
});
