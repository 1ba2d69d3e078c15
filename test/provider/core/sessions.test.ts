import { scryptSync } from 'node:crypto';
import { expect, it } from 'vitest';
import { LimitRefusal } from '../../../provider/people/limits.ts';
import { type Asked, ask, refusalIn } from '../support/ask.ts';
import { DAY, ORIGIN, startApp, startProvider } from '../support/provider.ts';
import { parallel } from '../support/repeated.ts';
import { PIN, sealPin } from '../support/seal-pin.ts';
import { BO, EMAIL, signIn, textOf } from '../support/sign-in.ts';

const OTHER = 'https://other.example';

const start = async (options: Parameters<typeof startProvider>[0] = {}) => {
  const provider = await startProvider(options);
  const { key } = await provider.addApp('live', [ORIGIN, OTHER]);
  const signed = await signIn(provider, key);
  const renew = (asked: Asked = {}) =>
    ask(provider, '/api/session/renew', { key, token: signed.token, method: 'POST', ...asked });
  return { provider, key, ...signed, renew };
};

it('a page can read why its session is refused', async () => {
  const { renew } = await start();
  const answer = await renew({ origin: OTHER });
  expect(refusalIn(answer)).toBe('401 session.origin');
  expect(answer.headers.get('access-control-allow-origin')).toBe(OTHER);
});

it('a session that began outside a page is valid for none', async () => {
  const { provider, key } = await startApp();
  const { token } = await signIn(provider, key, EMAIL, { origin: null });
  const renew = (asked: Asked) =>
    ask(provider, '/api/session/renew', { key, token, method: 'POST', ...asked });
  expect((await renew({ origin: ORIGIN })).body.code).toBe('session.origin');
  expect((await renew({ origin: null })).status).toBe(200);
});

it('a session ends after seven days without a call, and a call in time keeps it', async () => {
  const { provider, key, token } = await start();
  const use = () => ask(provider, '/api/pin', { key, token, body: { EncryptedUserPin: 'v2.no' } });
  provider.clock.pass(7 * DAY - 1);
  expect((await use()).body.code).toBe('pin.sealed');
  provider.clock.pass(7 * DAY);
  expect((await use()).body.code).toBe('session.expired');
});

it('a session ends thirty days after it began or was renewed, even with regular use', async () => {
  const { provider, key, token, answer } = await start();
  const use = () => ask(provider, '/api/pin', { key, token, body: { EncryptedUserPin: 'v2.no' } });
  for (let days = 0; days < 30; days += 6) {
    expect((await use()).body.code).toBe('pin.sealed');
    provider.clock.pass(6 * DAY);
  }
  expect((await use()).body.code).toBe('session.expired');
  expect(textOf(answer, 'expiresAt')).toBe(new Date(provider.clock.now()).toISOString());
});

it('a session is renewed: the new token works, the old one does not, and of many calls one succeeds', async () => {
  const { renew } = await start();
  const answers = await parallel(20, () => renew());
  const [renewed, ...others] = answers.filter(({ status }) => status === 200);
  expect(others).toEqual([]);
  expect((await renew()).body.code).toBe('session.unknown');
  expect((await renew({ token: renewed ? textOf(renewed, 'token') : '' })).status).toBe(200);
});

it('signing out ends this session and no other', async () => {
  const { provider, key, token, renew } = await start();
  const second = await signIn(provider, key);
  const out = await ask(provider, '/api/session', { key, token, method: 'DELETE' });
  expect([out.status, out.body]).toEqual([200, { ended: 1 }]);
  expect((await renew()).body.code).toBe('session.unknown');
  expect((await renew({ token: second.token })).status).toBe(200);
});

it('signing out everywhere ends the person’s sessions in all apps, and no other person’s', async () => {
  const { provider, key, token } = await start();
  const other = await provider.addApp();
  await signIn(provider, other.key);
  const bo = await signIn(provider, key, BO);
  const out = await ask(provider, '/api/session?everywhere', { key, token, method: 'DELETE' });
  expect(out.body).toEqual({ ended: 2 });
  const renew = ask(provider, '/api/session/renew', { key, token: bo.token, method: 'POST' });
  expect((await renew).status).toBe(200);
});

const startPin = async () => {
  const { provider, key, answer, token } = await start();
  const post = (sealed: string, asked: Asked = {}) =>
    ask(provider, '/api/pin', { key, token, body: { EncryptedUserPin: sealed }, ...asked });
  const seal = (pin: string, signed = answer) => sealPin(pin, signed, { key, email: EMAIL });
  return { provider, key, answer, token, post, seal };
};

it('the PIN is set sealed, and stored only as a scrypt hash', async () => {
  const { provider, post, seal } = await startPin();
  expect((await post(await seal(PIN))).body).toEqual({ pinSet: true });
  const [person] = await provider.rows('people');
  expect(person?.pin_hash).toMatch(/^scrypt\.[\w-]{22}\.[\w-]{43}$/);
  expect(JSON.stringify(person) + provider.lines.join()).not.toContain(PIN);
});

it('the PIN is stretched by scrypt with N = 2^15, and a proof of work takes 5,000 iterations', async () => {
  const { provider, key, token, answer } = await start({ hasFullWork: true });
  const EncryptedUserPin = await sealPin(PIN, answer, { key, email: EMAIL });
  await ask(provider, '/api/pin', { key, token, body: { EncryptedUserPin } });
  const person = await provider.database.query.selectFrom('people').selectAll().executeTakeFirst();
  const [, salt = '', hash] = person?.pin_hash?.split('.') ?? [];
  const settings = { N: 32_768, r: 8, maxmem: 2 ** 26 };
  expect(scryptSync(PIN, Buffer.from(salt, 'base64url'), 32, settings).toString('base64url')).toBe(hash);
  for (const work of [1, 32])
    await expect(
      provider.proofs.refuse(new LimitRefusal('code.proof', 'all', work), { appId: 'app', subject: EMAIL }),
    ).rejects.toMatchObject({ members: { proof: { parameters: { cost: 5_000, data: { work } } } } });
});

it.each(['anna@b\u00fccher.example', 'anna@xn--bcher-kva.example'])(
  'the PIN opens for a person whose domain is not in ASCII, sealed for %s',
  async (email) => {
    const { provider, key } = await start();
    const { answer, token } = await signIn(provider, key, 'anna@xn--bcher-kva.example');
    const EncryptedUserPin = await sealPin(PIN, answer, { key, email });
    const set = await ask(provider, '/api/pin', { key, token, body: { EncryptedUserPin } });
    expect(set.body).toEqual({ pinSet: true });
  },
);

it('the PIN may be sent again if the answer was lost; another one is refused', async () => {
  const { post, seal } = await startPin();
  const sealed = await seal(PIN);
  const answers = await Promise.all([post(sealed), post(sealed), post(await seal(PIN))]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(refusalIn(await post(await seal('other-5-pin!')))).toBe('403 pin.wrong');
});

it('the PIN is the first of two parallel ones', async () => {
  const { post, seal } = await startPin();
  const [one, other] = [await seal(PIN), await seal('other-5-pin!')];
  const answers = await Promise.all([post(one), post(other)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
});

it('the PIN is the same however a system types an accent, as one character or two', async () => {
  const { post, seal } = await startPin();
  const answers = [await post(await seal('caf\u00e9-4-ever!')), await post(await seal('cafe\u0301-4-ever!'))];
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
});

it.each(['short1!', 'no digits here!', 'nospecials1', `${'x'.repeat(130)}1!`])(
  'the PIN is refused when it is %j',
  async (pin) => {
    const { post, seal } = await startPin();
    expect(refusalIn(await post(await seal(pin)))).toBe('422 pin.weak');
  },
);

it('the PIN costs no try if it is refused as weak', async () => {
  const { post, seal } = await startPin();
  const weak = await parallel(12, () => seal('short1!'));
  for (const each of weak) expect((await post(each)).body.code).toBe('pin.weak');
  expect((await post(await seal(PIN))).body).toEqual({ pinSet: true });
});

it('the PIN opens for its person, app and session only, and not if it was altered', async () => {
  const { provider, key, answer, token, post, seal } = await startPin();
  const sealed = await seal(PIN);
  const second = await signIn(provider, key);
  const bo = await signIn(provider, key, BO);
  const wrong = [
    await post(sealed, { token: second.token }),
    await post(sealed, { token: bo.token }),
    await post(await sealPin(PIN, answer, { key: 'pk_other', email: EMAIL })),
    await post(`${sealed.slice(0, -4)}AAAA`, { token }),
  ];
  expect(wrong.map(({ status, body }) => [status, body.code])).toEqual(wrong.map(() => [400, 'pin.sealed']));
});

it('the PIN may be tried five times in ten minutes, even if all tries are parallel', async () => {
  const { provider, post, seal } = await startPin();
  await post(await seal(PIN));
  const sealed = await parallel(12, (index) => seal(`wrong-${index}-pin!`));
  const answers = await Promise.all(sealed.map((each) => post(each)));
  expect(answers.filter(({ body }) => body.code === 'pin.wrong')).toHaveLength(5);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(7);
  expect((await post(await seal(PIN))).headers.get('retry-after')).toBe('600');
  provider.clock.pass(600_000);
  expect((await post(await seal(PIN))).status).toBe(200);
});
