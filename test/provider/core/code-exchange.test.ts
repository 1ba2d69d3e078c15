import { decodeJwt } from 'jose';
import { expect, it } from 'vitest';
import { ask, refusalIn } from '../support/ask.ts';
import { basic, createPkce, exchange, startCodeSharer } from '../support/code.ts';
import { ORIGIN, startApp } from '../support/provider.ts';
import { parallel } from '../support/repeated.ts';
import { textOf } from '../support/sign-in.ts';

const refusal = { error: 'invalid_grant', error_description: expect.any(String) };

it('a code is exchanged for a token that call 5 accepts', async () => {
  const { provider, app, verifier, code, infer } = await startCodeSharer();
  const fields = { client_id: app.id, code: await code(), code_verifier: verifier };
  const answer = await exchange(provider, { ...fields, redirect_uri: `${ORIGIN}/callback` });
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({
    access_token: expect.any(String),
    token_type: 'Bearer',
    expires_in: 3600,
    scope: 'interests preferences',
    approvals: 'medium traits',
    api_url: 'http://localhost:4174/api/inference',
  });
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  const token = textOf(answer, 'access_token');
  expect(decodeJwt(token)).toMatchObject({ aud: app.id, scope: 'medium traits' });
  expect((await infer(token)).status).toBe(200);
});

it.each([
  ['in the body', (id: string, client_secret: string) => [{ client_id: id, client_secret }, {}] as const],
  ['as HTTP Basic', (id: string, secret: string) => [{}, basic(id, secret)] as const],
])('a server names itself by its secret %s', async (_name, credentials) => {
  const { provider, app, secret, code } = await startCodeSharer({ isConfidential: true });
  const [fields, headers] = credentials(app.id, secret);
  expect((await exchange(provider, { ...fields, code: await code() }, { headers })).status).toBe(200);
});

it('a code is exchanged once, even if many servers send it at the same time', async () => {
  const { provider, app, verifier, code } = await startCodeSharer();
  const fields = { client_id: app.id, code: await code(), code_verifier: verifier };
  const answers = await parallel(20, () => exchange(provider, fields));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(400)]);
});

it('a code that is sent again ends its token, and leaves the person’s grant', async () => {
  const { provider, app, verifier, code, infer, accessToken } = await startCodeSharer();
  const fields = { client_id: app.id, code: await code(), code_verifier: verifier };
  const token = textOf(await exchange(provider, fields), 'access_token');
  expect((await infer(token)).status).toBe(200);
  const again = await exchange(provider, { ...fields, code_verifier: createPkce().verifier });
  expect([again.status, again.body]).toEqual([400, refusal]);
  expect(refusalIn(await infer(token))).toBe('401 access.stopped');
  const grants = await provider.database.query.selectFrom('grants').select('revoked_at').execute();
  expect(grants).toEqual([{ revoked_at: null }]);
  expect((await infer(await accessToken())).status).toBe(200);
});

it.each<[string, (other: string) => Record<string, string | null>]>([
  ['another application’s code', (other) => ({ client_id: other })],
  ['another verifier', () => ({ code_verifier: createPkce().verifier })],
  ['no verifier', () => ({ code_verifier: null })],
  ['an address of another origin', () => ({ redirect_uri: 'https://evil.example/callback' })],
])('the exchange of a code refuses %s, and does not use up the code', async (_name, change) => {
  const { provider, app, verifier, code } = await startCodeSharer();
  const other = await provider.addApp();
  const fields = { client_id: app.id, code: await code(), code_verifier: verifier };
  const answer = await exchange(provider, { ...fields, ...change(other.id) });
  expect([answer.status, answer.body]).toEqual([400, refusal]);
  expect((await exchange(provider, fields)).status).toBe(200);
});

it('the exchange of a code refuses a verifier for a code without a challenge: the challenge may have been removed', async () => {
  const { provider, app, secret, verifier, code } = await startCodeSharer({ isConfidential: true });
  const fields = { client_id: app.id, client_secret: secret, code: await code() };
  const answer = await exchange(provider, { ...fields, code_verifier: verifier });
  expect([answer.status, answer.body]).toEqual([400, refusal]);
});

it('a code can be exchanged for a minute', async () => {
  const { provider, app, verifier, code } = await startCodeSharer();
  const fields = { client_id: app.id, code: await code(), code_verifier: verifier };
  provider.clock.pass(60_000);
  expect((await exchange(provider, fields)).body).toEqual(refusal);
});

it('a code cannot be exchanged whose grant was taken back or replaced', async () => {
  const { provider, app, verifier, code, withdraw } = await startCodeSharer();
  const fields = { client_id: app.id, code_verifier: verifier };
  const first = await code();
  provider.clock.pass(1);
  const second = await code();
  expect((await exchange(provider, { ...fields, code: first })).body).toEqual(refusal);
  await withdraw();
  expect((await exchange(provider, { ...fields, code: second })).body).toEqual(refusal);
});

it.each<[string, Record<string, string | null>, Record<string, string>]>([
  ['no client', { client_id: null }, {}],
  ['no secret', {}, {}],
  ['a wrong secret', { client_secret: 'sk_wrong' }, {}],
  ['a header that is no text', { client_id: null }, { authorization: `Basic ${btoa('%E0%A4%A:x')}` }],
])('the token endpoint refuses %s', async (_name, change, headers) => {
  const { provider, app, code } = await startCodeSharer({ isConfidential: true });
  const answer = await exchange(provider, { client_id: app.id, code: await code(), ...change }, { headers });
  expect(refusalIn(answer)).toBe('401 invalid_client');
  expect(answer.headers.get('www-authenticate')).toContain('Basic');
});

it('the token endpoint refuses the secret of another application, and a secret of a public one', async () => {
  const { provider, app, secret, code } = await startCodeSharer({ isConfidential: true });
  const other = await provider.apps.add({
    name: 'Other',
    mode: 'live',
    isConfidential: true,
    origins: [ORIGIN],
    redirects: [],
  });
  const open = await provider.addApp();
  const fields = { client_id: app.id, code: await code() };
  for (const wrong of [{ client_secret: other.secret ?? '' }, { client_id: open.id, client_secret: secret }])
    expect((await exchange(provider, { ...fields, ...wrong })).body.error).toBe('invalid_client');
  // The key is in the page, so it must not count as the secret.
  expect((await exchange(provider, { ...fields, client_secret: app.key })).body.error).toBe('invalid_client');
  expect((await ask(provider, '/api/app', { key: secret })).body.code).toBe('app.unknown');
});

it('the token endpoint keeps an old secret for a day after a rotation, or not at all', async () => {
  const { provider, app, secret, code } = await startCodeSharer({ isConfidential: true });
  const next = await provider.apps.rotate(app.id, false, 'secret');
  const tried = async (client_secret: string) =>
    (await exchange(provider, { client_id: app.id, client_secret, code: await code() })).status;
  expect([await tried(secret), await tried(next)]).toEqual([200, 200]);
  provider.clock.pass(24 * 3_600_000);
  expect([await tried(secret), await tried(next)]).toEqual([401, 200]);
  const last = await provider.apps.rotate(app.id, true, 'secret');
  expect([await tried(next), await tried(last)]).toEqual([401, 200]);
  expect((await ask(provider, '/api/app', { key: app.key })).status).toBe(200);
});

it.each<[string, string, Record<string, string>]>([
  ['the grant of passwords', 'unsupported_grant_type', { grant_type: 'password' }],
  ['no code', 'invalid_request', { code: '' }],
  ['a short verifier', 'invalid_request', { code_verifier: 'short' }],
  ['an address that is none', 'invalid_request', { redirect_uri: 'callback' }],
])('the token endpoint answers %s with %s', async (_name, error, change) => {
  const { provider, app, verifier, code } = await startCodeSharer();
  const fields = { client_id: app.id, code: await code(), code_verifier: verifier };
  const answer = await exchange(provider, { ...fields, ...change });
  expect(refusalIn(answer)).toBe(`400 ${error}`);
  expect(answer.headers.get('content-type')).toContain('application/json');
});

it('the token endpoint refuses JSON, a repeated parameter, two ways of identification, and a large body', async () => {
  const { provider, app, secret, code } = await startCodeSharer({ isConfidential: true });
  const fields = { client_id: app.id, client_secret: secret, code: await code() };
  const json = await exchange(provider, fields, { headers: { 'content-type': 'application/json' } });
  const twice = await exchange(provider, fields, { body: `client_id=${app.id}&client_id=${app.id}` });
  const both = await exchange(provider, fields, { headers: basic(app.id, secret) });
  const large = await exchange(provider, { ...fields, more: 'x'.repeat(70_000) });
  expect([json, twice, both, large].map(({ status, body }) => [status, body.error])).toEqual([
    [400, 'invalid_request'],
    [400, 'invalid_request'],
    [400, 'invalid_request'],
    [413, 'invalid_request'],
  ]);
});

it('the token endpoint deletes codes a day after their end', async () => {
  const { provider, code } = await startCodeSharer();
  const rows = () => provider.database.query.selectFrom('authorizations').select('id').execute();
  await code();
  await provider.authorizations.purge();
  expect(await rows()).toHaveLength(1);
  provider.clock.pass(86_400_000 + 60_001);
  await provider.authorizations.purge();
  expect(await rows()).toEqual([]);
});

it('the server of a test application gets a sample person by a code, once', async () => {
  const { provider, id, key } = await startApp({}, 'test');
  const { verifier, challenge } = createPkce();
  const shared = await ask(provider, '/api/inferenceTest', {
    key,
    body: {
      approvedData: ['basic'],
      userEmail: 'anybody',
      appName: 'Bookshop',
      testMode: true,
      timestamp: '2026-11-22T09:00:00.000Z',
      responseType: 'code',
      codeChallenge: challenge,
    },
  });
  expect(shared.body).not.toHaveProperty('accessToken');
  const fields = { client_id: id, code: textOf(shared, 'code'), code_verifier: verifier };
  const token = textOf(await exchange(provider, fields), 'access_token');
  const infer = () => ask(provider, '/api/inference', { token, origin: null, body: { Input: ['Law'] } });
  expect((await infer()).status).toBe(200);
  expect((await exchange(provider, fields)).body.error).toBe('invalid_grant');
  expect((await infer()).body.code).toBe('access.stopped');
});
