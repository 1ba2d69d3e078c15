import { expect, it } from 'vitest';
import { ask } from '../support/ask.ts';
import { startWithCode } from '../support/mailed-code.ts';
import { createClock, fileOf, SECRET, startProvider } from '../support/provider.ts';
import { EMAIL, newestCode, otherThan, requestCode, signIn, textOf } from '../support/sign-in.ts';

const MINUTE = 60_000;

/** @param zero the first of the script's ten digits */
const inDigits = (text: string, zero: number) =>
  text.replace(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)));

it('call 2 opens a session for a new person, and then for an existing one', async () => {
  const { provider, confirm, key } = await startWithCode();
  const first = await confirm();
  expect(first.body).toEqual({
    token: expect.stringMatching(/^[\w-]{43}$/),
    expiresAt: new Date(provider.clock.now() + 30 * 86_400_000).toISOString(),
    pinKey: {
      kty: 'EC',
      crv: 'P-256',
      x: expect.any(String),
      y: expect.any(String),
      kid: expect.any(String),
    },
    username: 'amal',
    isNewUser: true,
    userState: 'new',
    flowType: 'onboarding',
    canAddPasskey: false,
  });
  const second = await signIn(provider, key, 'AMAL@example.org'.toLowerCase());
  expect(second.answer.body).toMatchObject({ isNewUser: false, userState: 'existing', flowType: 'login' });
});

it('call 2 accepts a code once, even under a hundred parallel confirmations', async () => {
  const { provider, confirm } = await startWithCode();
  const answers = await Promise.all(Array.from({ length: 100 }, () => confirm()));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ body }) => body.code === 'code.stale')).toHaveLength(99);
  expect(await provider.database.query.selectFrom('sessions').selectAll().execute()).toHaveLength(1);
});

it('call 2 invalidates a code after five wrong tries, even if all are parallel', async () => {
  const { code, confirm } = await startWithCode();
  const answers = await Promise.all(Array.from({ length: 20 }, () => confirm({ code: otherThan(code) })));
  expect(answers.filter(({ body }) => body.code === 'code.wrong')).toHaveLength(5);
  expect(answers.filter(({ body }) => body.code === 'code.locked')).toHaveLength(15);
  expect((await confirm()).body.code).toBe('code.locked');
});

it('call 2 costs no try if the text cannot be a code', async () => {
  const { confirm } = await startWithCode();
  for (const code of ['12345', '1234567', '123456789', 'abcdef', '12 34', '0x1234'])
    expect((await confirm({ code })).body.code).toBe('code.wrong');
  expect((await confirm()).status).toBe(200);
});

it.each([
  (code: string) => ` ${code.slice(0, 3)} ${code.slice(3)} `,
  (code: string) => `${code.slice(0, 3)}-${code.slice(3)}`,
  (code: string) => `${code.slice(0, 3)}\u2013${code.slice(3)}`,
  (code: string) => `\u200e${code}\u202c`,
  ...[0xff10, 0x660, 0x6f0, 0x966, 0x9e6].map((zero) => (code: string) => inDigits(code, zero)),
])('call 2 accepts a code as people copy it or type it: %s', async (typed) => {
  const { code, confirm } = await startWithCode();
  expect((await confirm({ code: typed(code) })).status).toBe(200);
});

it('call 2 refuses a code after ten minutes, and one of another challenge, address or app', async () => {
  const { provider, confirm, key } = await startWithCode();
  const other = textOf(await requestCode(provider, key, 'bo@example.org'), 'challenge');
  expect((await confirm({ challenge: other })).body.code).toBe('code.wrong');
  expect((await confirm({ challenge: 'challenge_unknown' })).body.code).toBe('code.wrong');
  expect((await confirm({ email: 'bo@example.org' })).body.code).toBe('code.wrong');
  const second = await provider.addApp();
  expect((await confirm({}, { key: second.key })).body.code).toBe('code.wrong');
  provider.clock.pass(10 * MINUTE);
  expect((await confirm()).body.code).toBe('code.stale');
});

it('call 2 finds the code of a widget that sends no challenge, only for the client that requested it', async () => {
  const { confirm } = await startWithCode();
  const elsewhere = await confirm({ challenge: undefined }, { peer: '198.51.100.7' });
  expect([elsewhere.status, elsewhere.body.code]).toEqual([401, 'code.wrong']);
  expect((await confirm({ challenge: undefined })).status).toBe(200);
});

it('call 2 finds the newest code of this app for a widget that sends no challenge', async () => {
  const { provider, confirm, key } = await startWithCode();
  provider.clock.pass(1);
  await requestCode(provider, key);
  const code = await newestCode(provider);
  provider.clock.pass(1);
  await requestCode(provider, (await provider.addApp()).key);
  expect((await confirm({ challenge: undefined, code })).status).toBe(200);
});

it('call 2 still verifies a code that was mailed before the secret was rotated', async () => {
  const { provider, code, challenge, key } = await startWithCode();
  const rotated = await startProvider({
    clock: createClock(provider.clock.now()),
    variables: {
      DATABASE_URL: `file:${fileOf(provider)}`,
      PROVIDER_SECRET: `the secret that comes next and is also long enough,${SECRET}`,
    },
  });
  const answer = await ask(rotated, '/api/email/verify/confirm', {
    key,
    body: { email: EMAIL, code, challenge },
  });
  expect(answer.status).toBe(200);
});

it('the sandbox’s mailbox shows the codes without a mail server, as long as they are valid', async () => {
  const { provider, code } = await startWithCode();
  const { body } = await ask(provider, `/sandbox/inbox?email=${EMAIL}`);
  expect(body).toEqual({ messages: [{ email: EMAIL, code, sentAt: expect.any(String) }] });
  provider.clock.pass(10 * MINUTE);
  expect((await ask(provider, `/sandbox/inbox?email=${EMAIL}`)).body).toEqual({ messages: [] });
});

it.each([
  ['localhost:4174', 200],
  ['127.0.0.1:4174', 200],
  ['rebound.example:4174', 404],
  ['localhost.example', 404],
  ['a b', 404],
])(
  'the sandbox’s mailbox answers a request for the host %s with %i, because another site may point its name at this computer',
  async (host, status) => {
    const { provider } = await startWithCode();
    expect((await ask(provider, '/sandbox/inbox', { headers: { host } })).status).toBe(status);
  },
);

it('the sandbox’s mailbox does not exist with a mail server', async () => {
  const provider = await startProvider({
    variables: { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'id@example.org' },
  });
  expect((await ask(provider, `/sandbox/inbox?email=${EMAIL}`)).status).toBe(404);
});

it('deletes useless rows a day later, and nothing sooner', async () => {
  const { provider, confirm } = await startWithCode();
  await confirm();
  const { people, mails, clock, database } = provider;
  const count = async () => {
    const tables = ['codes', 'attempts', 'mails', 'sessions', 'people'] as const;
    await Promise.all([people.purge(), mails.purge()]);
    return Promise.all(
      tables.map(async (table) => (await database.query.selectFrom(table).selectAll().execute()).length),
    );
  };
  clock.pass(20 * MINUTE);
  expect(await count()).toEqual([1, 0, 1, 1, 1]);
  const mail = await database.query.selectFrom('mails').select(['state', 'sealed']).executeTakeFirst();
  expect(mail).toEqual({ state: 'given-up', sealed: '' });
  clock.pass(86_400_000);
  expect(await count()).toEqual([0, 0, 0, 1, 1]);
  clock.pass(31 * 86_400_000);
  expect(await count()).toEqual([0, 0, 0, 0, 1]);
});
