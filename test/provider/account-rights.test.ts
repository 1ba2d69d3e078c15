import { expect, it } from 'vitest';
import { signInToAccount } from './support/account.ts';
import { type Asked, ask } from './support/ask.ts';
import { startProvider } from './support/provider.ts';
import { startSharing } from './support/share.ts';
import { EMAIL } from './support/sign-in.ts';

const BO = 'bo@example.org';

/** Every call of a signed-in person, with things of theirs in the paths. */
const startCalls = async () => {
  const provider = await startProvider();
  const { key, id } = await provider.addApp();
  const shared = await startSharing(provider, key);
  const opened = await shared.accessToken();
  const amal = await signInToAccount(provider);
  const { body } = await amal.account('overview');
  const [, grant = ''] = /"id":"(grant_[^"]+)"/.exec(JSON.stringify(body)) ?? [];
  const [, session = ''] = /"id":"(session_[^"]+)"/.exec(JSON.stringify(body)) ?? [];
  const calls: readonly (readonly [string, Asked])[] = [
    ['overview', {}],
    [`receipts/${grant}`, {}],
    [`apps/${id}`, { method: 'DELETE' }],
    [`sessions/${session}`, { method: 'DELETE' }],
    ['sessions', { method: 'DELETE' }],
    ['passkeys/options', { body: {} }],
    ['passkeys', { body: {} }],
    ['passkeys/passkey_x', { method: 'DELETE' }],
    ['export', { body: {} }],
    ['delete', { body: { email: EMAIL } }],
  ];
  /** What the calls answer to a request with these headers, each answer once. */
  const refusals = async (headers: Readonly<Record<string, string>>) => {
    const answers = new Set<string>();
    for (const [path, asked] of calls) {
      const { status, body } = await ask(provider, `/account/api/${path}`, {
        origin: null,
        ...asked,
        headers,
      });
      answers.add(`${status} ${String(body.code)}`);
    }
    return [...answers];
  };
  const stillThere = async () => {
    expect((await shared.infer(opened)).status).toBe(200);
    return (await amal.account('overview')).text;
  };
  return { provider, calls, refusals, amal, grant, session, id, stillThere };
};

it('every call of a person refuses no cookie, an altered one, and another cookie of the site', async () => {
  const { refusals, amal, stillThere } = await startCalls();
  const before = await stillThere();
  const withCookie = (cookie: string) => refusals({ 'sec-fetch-site': 'same-origin', cookie });
  expect(await withCookie('theme=dark')).toEqual(['401 session.missing']);
  expect(await withCookie(`${amal.cookie}x`)).toEqual(['401 session.unknown']);
  expect(await withCookie(`x${amal.cookie}`)).toEqual(['401 session.missing']);
  expect(await stillThere()).toBe(before);
});

it.each([
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
  ['another origin of the same site', { 'sec-fetch-site': 'same-site', origin: 'http://localhost:4173' }],
  ['an address that was typed', { 'sec-fetch-site': 'none' }],
  ['another origin, from a browser that says only that', { origin: 'https://evil.example' }],
  ['a sandboxed frame', { origin: 'null' }],
  ['no known place', {}],
])('every call refuses a request from %s, cookie or not', async (_name, headers) => {
  const { refusals, amal, stillThere, provider } = await startCalls();
  const before = await stillThere();
  expect(await refusals({ cookie: amal.cookie, ...headers })).toEqual(['403 account.origin']);
  for (const path of ['code', 'sign-in', 'passkeys/sign-in', 'passkeys/sign-in/options']) {
    const { body } = await ask(provider, `/account/api/${path}`, { body: {}, origin: null, headers });
    expect(body.code).toBe('account.origin');
  }
  expect(await stillThere()).toBe(before);
});

it('refuses the form of another site twice: for where it comes from and for its type', async () => {
  const { provider, amal, stillThere } = await startCalls();
  const form = async (headers: Record<string, string>) => {
    const body = `{"email":"${EMAIL}","x=":""}`;
    const { body: answer } = await ask(provider, '/account/api/delete', {
      origin: null,
      body,
      headers: { cookie: amal.cookie, ...headers },
    });
    return answer.code;
  };
  const cross = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
  expect(await form({ ...cross, 'content-type': 'text/plain' })).toBe('account.origin');
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])
    expect(await form({ 'sec-fetch-site': 'same-origin', 'content-type': type })).toBe('request.type');
  await stillThere();
});

it('lets no other origin read an answer, and answers no preflight', async () => {
  const { provider, amal } = await startCalls();
  const { headers } = await amal.account('overview');
  expect(headers.get('access-control-allow-origin')).toBeNull();
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  const preflight = await ask(provider, '/account/api/sessions', {
    method: 'OPTIONS',
    headers: { 'access-control-request-method': 'DELETE' },
  });
  expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([405, null]);
});

it('gives nobody another person’s receipt, app or session', async () => {
  const { provider, grant, id, session, stillThere } = await startCalls();
  const before = await stillThere();
  const { account } = await signInToAccount(provider, BO);
  expect((await account(`receipts/${grant}`)).body.code).toBe('grant.unknown');
  expect((await account(`apps/${id}`, { method: 'DELETE' })).body.code).toBe('grant.unknown');
  expect((await account(`sessions/${session}`, { method: 'DELETE' })).body).toEqual({ ended: 0 });
  expect((await account('delete', { body: { email: EMAIL } })).body.code).toBe('account.confirm');
  expect((await account('export', { body: {} })).text).not.toContain(EMAIL);
  expect(await stillThere()).toBe(before);
});

it('takes a program that names the provider’s own origin', async () => {
  const { provider, amal } = await startCalls();
  const headers = { cookie: amal.cookie, origin: provider.config.publicUrl };
  expect((await ask(provider, '/account/api/overview', { origin: null, headers })).status).toBe(200);
});
