import { expect, it } from 'vitest';
import { redirectSpellingsOf } from '../../../provider/apps/addresses.ts';
import { addressOf } from '../../../provider/people/address.ts';
import { ask, refusalIn } from '../support/ask.ts';
import { startApp } from '../support/provider.ts';
import { EMAIL, requestCode } from '../support/sign-in.ts';

it.each(['blob:https://shop.example/1234', 'filesystem:https://shop.example/temporary/x'])(
  'a return address with a registered origin inside is none of its pages: %s',
  (address) => {
    expect(redirectSpellingsOf(address)).toEqual([]);
    expect(redirectSpellingsOf('https://shop.example/done')).toContain('https://shop.example/*');
  },
);

it.each([
  ['composed', 'am\u00e9lie@example.org', 'am\u00e9lie@example.org'],
  ['decomposed, in capitals', 'AME\u0301LIE@example.org', 'am\u00e9lie@example.org'],
  ['in Turkish capitals', 'AMAL\u0130A@MA\u0130L.EXAMPLE', 'amalia@mail.example'],
  ['full width', '\uff4a\uff41\uff4e\uff45@\uff45xample.org', 'jane@example.org'],
  ['mathematical', '\u{1d423}\u{1d41a}\u{1d427}\u{1d41e}@example.org', 'jane@example.org'],
  ...[0x200b, 0x202e, 0xad, 0x34f, 0x3164, 0xfe0f].map((code) => [
    `with the invisible U+${code.toString(16)}`,
    `amal${String.fromCharCode(code)}@example.org`,
    EMAIL,
  ]),
])('an address %s is that of one person', (_name, typed, plain) => {
  expect(addressOf(typed ?? '')).toBe(plain);
});

it.each([
  ...['', 'amal', 'amal@example', 'a b@example.org', 'a@b.example,c@d.example', 'a@b.example\r\nbcc: c'],
  ...['a@\u00ad.example', 'a@evil\u00e9.example/shop.example', 'a@\u00e9%2eexample.org', 'a@xn--a.example'],
  ...['a@127.0.0.1', 'a@127.1', 'a@\u0661\u0662\u0667.0.0.1', 'a@mail.example.4'],
  // Characters that a database would replace, and those that a compatible form makes a separator.
  ...['amal\ud800@example.org', 'amal\u0000@example.org', 'amal\ufffd@example.org'],
  ...['jane\uff20b@example.org', 'a\uff08b@example.org', 'a\u00a8b@example.org', 'a\uff1bb@example.org'],
  ...['Ada\u300cada@example.org', 'ada@example.org\u300cAda\u300d'],
])('%j is no address', (typed) => {
  expect(addressOf(typed)).toBeNull();
});

it('a code is mailed to no address that is none', async () => {
  const { provider, key } = await startApp();
  for (const email of ['amal', 'a@127.0.0.1', 7, null]) {
    expect(refusalIn(await ask(provider, '/api/email/verify', { key, body: { email } }))).toBe(
      '400 request.shape',
    );
  }
  expect((await requestCode(provider, key, 'ame\u0301lie@example.org')).status).toBe(200);
  expect((await provider.mails.waiting()).map(({ to }) => to)).toEqual(['am\u00e9lie@example.org']);
});

it.each(['x-forwarded-for', 'via', 'x-real-ip'])(
  'the sandbox’s mailbox is not there through a proxy that rewrites the host, as %s shows',
  async (name) => {
    const { provider, key } = await startApp();
    await requestCode(provider, key);
    const read = (headers: Record<string, string>) =>
      ask(provider, '/sandbox/inbox', { headers: { host: 'localhost:4174', ...headers } });
    expect((await read({})).text).toContain(EMAIL);
    const answer = await read({ [name]: '203.0.113.9' });
    expect([answer.status, answer.text.includes(EMAIL)]).toEqual([404, false]);
  },
);
