import { createHmac } from 'node:crypto';
import { decodeJwt, decodeProtectedHeader, generateKeyPair, SignJWT } from 'jose';
import { expect, it } from 'vitest';
import { type Answered, type Asked, ask } from '../support/ask.ts';
import { connectGitHub } from '../support/choices.ts';
import { createPkce, exchange, startCodeSharer } from '../support/code.ts';
import { count, startSharer } from '../support/share.ts';
import { EMAIL, textOf } from '../support/sign-in.ts';

const date = '2026-11-22';
const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
/** Everything that an answer of the provider gives to a host. */
const GIVEN = /"output"|accessToken|access_token|"traits"|"topics"|"reasons"|"receipt"/;

const expectNothing = (tries: string, { status, text }: Answered) => {
  expect([tries, status >= 400, GIVEN.test(text)]).toEqual([tries, true, false]);
};

const startAttacked = async () => {
  const started = await startSharer();
  await connectGitHub(started.provider, EMAIL);
  const confirm = (confirmations: unknown, more: object = {}, asked: Asked = {}) =>
    started.share({ body: { Info: { confirmations, ...more } }, ...asked });
  return { ...started, confirm };
};

it.each<[string, unknown]>([
  ['a Cyrillic letter', 'Lаrge'],
  ['full-width letters', 'ＬＡＲＧＥ'],
  ['an invisible character', 'Lar\u200bge'],
  ['a NUL', 'Large\u0000'],
  ['a line break', 'Large\n'],
  ['two labels in one', 'Small,Large'],
  ['scopes of a sign-in', 'openid'],
  ['offline access', 'offline_access'],
  ['the address', 'Email'],
  ['a property of objects', '__proto__'],
  ['a method of objects', 'hasOwnProperty'],
  ['everything', '*'],
  ['a list', ['Large']],
  ['an object', { label: 'Large' }],
  ['nothing', null],
  ['a number', 64],
])('call 4 gives nothing for a label with %s, alone or beside a right one', async (_name, data) => {
  const { confirm, provider } = await startAttacked();
  expectNothing('alone', await confirm([{ data, date }]));
  expectNothing(
    'beside',
    await confirm([
      { data: 'Small', date },
      { data, date },
    ]),
  );
  expect([await count(provider, 'grants'), await count(provider, 'receipts')]).toEqual([0, 0]);
});

it.each(['Code', 'token code', 'id_token', '', null, ['code']])(
  'call 4 gives nothing for the response type %j',
  async (responseType) => {
    const { confirm, provider } = await startAttacked();
    const more = { responseType, codeChallenge: createPkce().challenge };
    expectNothing('type', await confirm([{ data: 'Large', date }], more));
    expect(await count(provider, 'grants')).toBe(0);
  },
);

it('call 5 answers nothing to a receipt, a code, a key, a session, or a token that was made from a real one', async () => {
  const { confirm, infer, key, token, provider } = await startAttacked();
  const shared = await confirm([{ data: 'Small', date }]);
  const real = textOf(shared, 'accessToken');
  const [header, claims] = [decodeProtectedHeader(real), decodeJwt(real)];
  const wider = { ...claims, scope: 'large traits reasons' };
  const [, , signature = ''] = real.split('.');
  const { keys } = (await ask(provider, '/.well-known/jwks.json')).body;
  const bySecret = `${base64({ ...header, alg: 'HS256' })}.${base64(wider)}`;
  const mac = createHmac('sha256', JSON.stringify(keys)).update(bySecret).digest('base64url');
  const { privateKey } = await generateKeyPair('ES256');
  const own = (more: object) =>
    new SignJWT(wider).setProtectedHeader({ ...header, alg: 'ES256', ...more }).sign(privateKey);
  const { challenge } = createPkce();
  const code = textOf(
    await confirm([{ data: 'Small', date }], { responseType: 'code', codeChallenge: challenge }),
    'code',
  );
  const tries: Readonly<Record<string, string>> = {
    receipt: textOf(shared, 'receipt'),
    code,
    key,
    session: token,
    'a wider scope': [base64(header), base64(wider), signature].join('.'),
    'no signature': `${base64({ ...header, alg: 'none' })}.${base64(wider)}.`,
    'no signature, other letters': `${base64({ ...header, alg: 'nOnE' })}.${base64(wider)}.`,
    'the public key as a secret': `${bySecret}.${mac}`,
    'a key of its own': await own({}),
    'a key in the header': await own({ jwk: { kty: 'EC' } }),
  };
  for (const [name, text] of Object.entries(tries)) expectNothing(name, await infer(text));
});

it('call 5 answers nothing to a token in the address, the body, a cookie, or twice, and the page of a stranger', async () => {
  const { accessToken, infer, provider } = await startAttacked();
  const token = await accessToken();
  const Input = ['Computer vision'];
  const asking = (asked: Asked, path = '/api/inference') =>
    ask(provider, path, { origin: null, body: { Input }, ...asked });
  expectNothing('address', await asking({}, `/api/inference?access_token=${token}`));
  expectNothing('body', await asking({ body: { Input, access_token: token } }));
  expectNothing('cookie', await asking({ headers: { cookie: `token=${token}` } }));
  expectNothing('twice', await asking({ headers: { authorization: `Bearer ${token}, Bearer ${token}` } }));
  for (const origin of ['https://evil.example', 'null', 'http://shop.example']) {
    const answer = await infer(token, { origin });
    expectNothing(origin, answer);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  }
});

it.each<[string, unknown]>([
  ['a list in a list', [['Robotics']]],
  ['a number', [1]],
  ['an empty text', ['']],
  ['spaces', [' ']],
  ['2,001 characters', ['x'.repeat(2_001)]],
  ['a NUL', ['a\u0000b']],
  ['a text that is none', [{ text: null }]],
  ['a category alone', [{ category: 'Robotics' }]],
  ['an object', { 0: 'Robotics' }],
  ['1,001 items', Array.from({ length: 1_001 }, (_, at) => `Robotics ${at}`)],
])('call 5 answers nothing to %s as the items', async (_name, Input) => {
  const { accessToken, infer } = await startAttacked();
  expectNothing('items', await infer(await accessToken(), { body: { Input } }));
});

it('call 5 answers nothing to an item beyond the size, however it is written', async () => {
  const { confirm, infer } = await startAttacked();
  const token = textOf(await confirm([{ data: 'Small', date }]), 'accessToken');
  const known = Array.from({ length: 16 }, (_, at) => `Robotics ${at}`);
  expect((await infer(token, { body: { Input: known } })).status).toBe(200);
  for (const item of [
    'robotics 0',
    'Robotics 0 ',
    'Ro\u0301botics 0',
    { text: 'Robotics 0', category: 'Law' },
  ])
    expectNothing(JSON.stringify(item), await infer(token, { body: { Input: [...known, item] } }));
  const same = await infer(token, { body: { Input: [{ text: 'Robotics 0', category: 'Robotics 0' }] } });
  expect(same.status).toBe(200);
});

it('a code opens nothing in other letters, with a space, or for its challenge', async () => {
  const { app, code, provider, verifier, challenge } = await startCodeSharer();
  const right = { client_id: app.id, code_verifier: verifier };
  const given = await code();
  const other = given === given.toUpperCase() ? given.toLowerCase() : given.toUpperCase();
  expectNothing('letters', await exchange(provider, { ...right, code: other }));
  expectNothing('space', await exchange(provider, { ...right, code: `${given} ` }));
  expectNothing(
    'challenge',
    await exchange(provider, { ...right, code: await code(), code_verifier: challenge }),
  );
});

const receiptIn = (answer: Answered) => {
  const [, payload = ''] = textOf(answer, 'receipt').split('.');
  return JSON.parse(Buffer.from(payload, 'base64url').toString()).piiProcessing;
};

it.each([
  ['1', true],
  ['1, 1', true],
  ['0', false],
  ['true', false],
  ['11', false],
])('a receipt notes the signal `Sec-GPC: %s` as %s', async (value, isSent) => {
  const { confirm } = await startAttacked();
  const answer = await confirm([{ data: 'Small', date }], {}, { headers: { 'sec-gpc': value } });
  expect(receiptIn(answer).globalPrivacyControl).toBe(isSent);
});

it('a receipt has its label as it is, whatever characters a page puts before it', async () => {
  const { confirm } = await startAttacked();
  const text = 'Nothing \u202e\u202d\u202a\u202bis shared';
  const notice = { language: 'en', version: '1', offered: [{ data: 'Large', text }] };
  const answer = await confirm([{ data: 'Large', date }], { notice });
  expect(receiptIn(answer).purposes[0].approved).toEqual(['Nothing is shared (Large)']);
  expect(receiptIn(answer).privacyNotice.offered[0].text).toBe('Nothing is shared');
});
