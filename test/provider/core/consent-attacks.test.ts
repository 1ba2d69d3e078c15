import { createHmac } from 'node:crypto';
import { decodeJwt, decodeProtectedHeader, generateKeyPair, SignJWT } from 'jose';
import { expect, it } from 'vitest';
import { type Answered, type Asked, ask } from '../support/ask.ts';
import { connectGitHub } from '../support/choices.ts';
import { createPkce } from '../support/code.ts';
import { EVIL } from '../support/provider.ts';
import { count, startSharer } from '../support/share.ts';
import { EMAIL, textOf } from '../support/sign-in.ts';

const date = '2026-11-22';
const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
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
  ['an invisible character', 'Lar\u200bge'],
  ['scopes of a sign-in', 'openid'],
  ['a list', ['Large']],
  ['nothing', null],
])('a share gives nothing for a label with %s, alone or beside a right one', async (_name, data) => {
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

it('an answer gives nothing to a receipt, a code, a key, a session, or a token that was made from a real one', async () => {
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

it('an answer gives nothing to a token in the address, the body, a cookie, or twice, and the page of a stranger', async () => {
  const { accessToken, infer, provider } = await startAttacked();
  const token = await accessToken();
  const Input = ['Computer vision'];
  const asking = (asked: Asked, path = '/api/inference') =>
    ask(provider, path, { origin: null, body: { Input }, ...asked });
  expectNothing('address', await asking({}, `/api/inference?access_token=${token}`));
  expectNothing('body', await asking({ body: { Input, access_token: token } }));
  expectNothing('cookie', await asking({ headers: { cookie: `token=${token}` } }));
  expectNothing('twice', await asking({ headers: { authorization: `Bearer ${token}, Bearer ${token}` } }));
  for (const origin of [EVIL, 'null', 'http://shop.example']) {
    const answer = await infer(token, { origin });
    expectNothing(origin, answer);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  }
});

it.each<[string, unknown]>([
  ['a list in a list', [['Robotics']]],
  ['an empty text', ['']],
  ['2,001 characters', ['x'.repeat(2_001)]],
  ['1,001 items', Array.from({ length: 1_001 }, (_, at) => `Robotics ${at}`)],
])('an answer gives nothing to %s as the items', async (_name, Input) => {
  const { accessToken, infer } = await startAttacked();
  expectNothing('items', await infer(await accessToken(), { body: { Input } }));
});

it('an answer gives nothing to an item beyond the size, however it is written', async () => {
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

const receiptIn = (answer: Answered) => {
  const [, payload = ''] = textOf(answer, 'receipt').split('.');
  return JSON.parse(Buffer.from(payload, 'base64url').toString()).piiProcessing;
};

it('a receipt has its label as it is, whatever characters a page puts before it', async () => {
  const { confirm } = await startAttacked();
  const text = 'Nothing \u202e\u202d\u202a\u202bis shared';
  const notice = { language: 'en', version: '1', offered: [{ data: 'Large', text }] };
  const answer = await confirm([{ data: 'Large', date }], { notice });
  expect(receiptIn(answer).purposes[0].approved).toEqual(['Nothing is shared (Large)']);
  expect(receiptIn(answer).privacyNotice.offered[0].text).toBe('Nothing is shared');
});
