import { expect, it } from 'vitest';
import { ask } from '../support/ask.ts';
import { startProvider } from '../support/provider.ts';
import { EMAIL, requestCode, signIn } from '../support/sign-in.ts';

const MINUTE = 60_000;

const start = async () => {
  const provider = await startProvider();
  const { key, id } = await provider.addApp();
  return { provider, key, id };
};

it('call 1 mails six digits and gives the page a challenge', async () => {
  const { provider, key } = await start();
  const answer = await requestCode(provider, key, 'Amal@Example.org', {
    headers: { 'accept-language': 'de-CH' },
  });
  expect(answer.body).toEqual({ sent: true, challenge: expect.stringMatching(/^challenge_/) });
  const [mail] = await provider.mails.waiting();
  expect(mail).toMatchObject({ to: EMAIL, subject: 'Ihr Code für Bookshop (Mosaic)' });
  expect(mail?.text).toMatch(
    /^\d{6}\n\nGeben Sie diesen Code auf shop\.example ein, um sich bei Bookshop anzumelden/,
  );
});

it('call 1 answers the same for a known person and an unknown one', async () => {
  const { provider, key } = await start();
  await signIn(provider, key);
  const known = await requestCode(provider, key);
  const unknown = await requestCode(provider, key, 'nobody@example.org');
  expect(Object.keys(known.body)).toEqual(Object.keys(unknown.body));
  expect([known.status, String(known.body.challenge).length]).toEqual([
    unknown.status,
    String(unknown.body.challenge).length,
  ]);
});

it.each([
  '',
  'amal',
  'amal@example',
  'a b@example.org',
  'a@b.example,c@d.example',
  'a@b.example\r\nbcc: c',
  7,
  null,
  'a@\u00ad.example',
  'a@evil\u00e9.example/shop.example',
  'a@\u00e9%2eexample.org',
  'a@xn--a.example',
  'a@127.0.0.1',
  'a@127.1',
  'a@\u0661\u0662\u0667.0.0.1',
  'a@mail.example.4',
])('call 1 refuses %j for an address', async (email) => {
  const { provider, key } = await start();
  const answer = await ask(provider, '/api/email/verify', { key, body: { email } });
  expect([answer.status, answer.body.code]).toEqual([400, 'request.shape']);
});

it('call 1 mails five codes to an address in ten minutes for one client without a proof of work, and says when the next may be', async () => {
  const { provider, key } = await start();
  for (let count = 0; count < 5; count += 1) {
    expect((await requestCode(provider, key)).status).toBe(200);
    provider.clock.pass(MINUTE);
  }
  const refused = await requestCode(provider, key);
  expect([refused.status, refused.body.code]).toEqual([429, 'code.proof']);
  expect(refused.headers.get('retry-after')).toBe('300');
  provider.clock.pass(5 * MINUTE);
  expect((await requestCode(provider, key)).status).toBe(200);
  expect((await requestCode(provider, key)).status).toBe(429);
});

it('call 1 mails thirty codes for a client without a proof of work, even when all are asked for at once', async () => {
  const { provider, key } = await start();
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) => requestCode(provider, key, `person${index}@example.org`)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(30);
  expect(answers.filter(({ body }) => body.code === 'code.proof')).toHaveLength(10);
  expect((await requestCode(provider, key, EMAIL, { peer: '198.51.100.7' })).status).toBe(200);
});

it('call 1 counts the client behind a trusted proxy, and ignores a client’s own headers', async () => {
  const provider = await startProvider({ variables: { TRUSTED_PROXIES: '10.0.0.0/8' } });
  const { key } = await provider.addApp();
  const from = (peer: string, hop: number) =>
    requestCode(provider, key, `p${hop}@example.org`, {
      peer,
      headers: { 'x-forwarded-for': `203.0.113.${hop}` },
    });
  for (let hop = 0; hop < 31; hop += 1) expect((await from('10.0.0.1', hop)).status).toBe(200);
  for (let hop = 31; hop < 61; hop += 1) await from('192.0.2.1', hop);
  expect((await from('192.0.2.1', 61)).status).toBe(429);
});
