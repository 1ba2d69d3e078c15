import { expect, it } from 'vitest';
import { ask } from '../support/ask.ts';
import { builtPages } from '../support/built-pages.ts';
import { OWN_PAGE, startOperator, type TestOperator } from '../support/operator.ts';
import { EVIL, HOUR } from '../support/provider.ts';

interface Operation {
  readonly path: string;
  readonly method: string;
}

const callsOf = async ({ send }: TestOperator): Promise<readonly Operation[]> => {
  const { text } = await send('/api/openapi.json');
  const document: { paths: Record<string, Record<string, { security: object[] }>> } = JSON.parse(text);
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { security }]) => security.length > 0)
      .map(([method]) => ({
        path: path.replace('/operator', '').replace(/\{\w+\}/g, 'unknown'),
        method: method.toUpperCase(),
      })),
  );
};

const othersThan = async (
  expected: string,
  operator: TestOperator,
  asked: Parameters<TestOperator['send']>[1],
) => {
  const calls = await callsOf(operator);
  expect(calls.length).toBeGreaterThan(15);
  const wrong: string[] = [];
  for (const { path, method } of calls) {
    const body = method === 'POST' ? {} : undefined;
    const answer = await operator.send(path, { method, ...(body && { body }), ...asked });
    if (answer.body.code !== expected) wrong.push(`${method} ${path}: ${answer.status} ${answer.body.code}`);
  }
  return wrong;
};

it('every call of an operator refuses a missing, a wrong and a revoked token', async () => {
  const operator = await startOperator();
  const { token, tokens, tokenId } = operator;
  expect(await othersThan('operator.missing', operator, {})).toEqual([]);
  for (const wrong of [`${token}x`, 'ot_', tokenId])
    expect(await othersThan('operator.unknown', operator, { token: wrong })).toEqual([]);
  expect(
    await othersThan('operator.unknown', operator, { headers: { authorization: `Basic ${token}` } }),
  ).toEqual([]);
  expect((await operator.call('apps')).status).toBe(200);
  await tokens.revoke(tokenId, 'cli:test');
  const { status, headers } = await operator.call('apps');
  expect([status, headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
});

it('every call of an operator refuses a browser’s cookie from a page of another site, origin or port, and from no page', async () => {
  const operator = await startOperator();
  const { cookie } = await operator.signIn();
  const from = (headers: Record<string, string>, origin: string | null = null) =>
    othersThan('operator.origin', operator, {
      headers: { host: 'localhost:4175', cookie, ...headers },
      origin,
    });
  expect(await from({ 'sec-fetch-site': 'cross-site' }, EVIL)).toEqual([]);
  expect(await from({ 'sec-fetch-site': 'same-site' }, 'http://localhost:4174')).toEqual([]);
  expect(await from({ 'sec-fetch-site': 'none' })).toEqual([]);
  expect(await from({}, EVIL)).toEqual([]);
  expect(await from({})).toEqual([]);
});

it('every call of an operator is not at the public address, and no public call is at the operations address', async () => {
  const { provider, token, send } = await startOperator();
  for (const path of ['/operator', '/operator/api/apps', '/operator/api/openapi.json'])
    expect((await ask(provider, path, { token })).status).toBe(404);
  const { key } = await provider.addApp();
  expect((await send('/../api/app', { key })).status).toBe(404);
  expect((await ask(provider, '/api/openapi.json')).text).not.toContain('perator/api');
});

it('a page whose name a stranger leads to the operations address (DNS rebinding) reads neither metrics nor calls', async () => {
  const { provider, token, send } = await startOperator({
    variables: { OPERATIONS_HOSTS: 'a.example, Ops.example' },
  });
  const statuses = async (host: string) => {
    const at = async (path: string) =>
      (await provider.operations(new Request(`http://any${path}`, { headers: { host } }))).status;
    const { status } = await send('/api/apps', { token, headers: { host } });
    return [await at('/metrics'), status, await at('/healthz')];
  };
  for (const host of ['evil.example:4175', '127.0.0.1.evil.example', 'localhost.evil.example'])
    expect(await statuses(host), host).toEqual([421, 421, 200]);
  for (const host of ['127.0.0.1:4175', '[::1]:4175', 'localhost', 'provider:4175', 'ops.example:443'])
    expect(await statuses(host), host).toEqual([200, 200, 200]);
});

it('the operator’s pages are at the operations address only, and run no script but their own', async () => {
  const folder = builtPages('<title>%NAME%</title>', { 'a.js': 'export {};' });
  const variables = { PROVIDER_NAME: '<b>Mosaic</b>' };
  const { provider, send } = await startOperator({ variables, consoleFolder: folder });
  const { status, headers, text } = await send('');
  expect([status, text]).toEqual([200, '<title>&#60;b&#62;Mosaic&#60;/b&#62;</title>']);
  const policy = headers.get('content-security-policy') ?? '';
  for (const rule of [
    "default-src 'none'",
    "frame-ancestors 'none'",
    "form-action 'none'",
    "trusted-types 'none'",
  ])
    expect(policy).toContain(rule);
  expect((await send('/assets/a.js')).headers.get('content-type')).toContain('text/javascript');
  expect((await send('/assets/b.js')).status).toBe(404);
  expect((await send('/')).headers.get('location')).toBe('/operator');
  for (const path of ['/operator', '/operator/assets/a.js'])
    expect((await ask(provider, path)).status).toBe(404);
});

it('an operator’s browser signs in once with the token and gets a cookie of eight hours that scripts and other sites never get', async () => {
  const { provider, signIn, token } = await startOperator();
  const { answer, set, page } = await signIn();
  expect(answer.status).toBe(200);
  expect(answer.text).not.toContain(token);
  expect(set).toMatch(
    /^data-connect-operator-4175=[\w-]{43}; Path=\/operator; HttpOnly; SameSite=Strict; Max-Age=28800$/,
  );
  expect(set).not.toContain(token);
  expect((await page('apps')).status).toBe(200);
  provider.clock.pass(8 * HOUR - 1);
  expect((await page('apps')).status).toBe(200);
  provider.clock.pass(1);
  expect((await page('apps')).body.code).toBe('operator.missing');
});

it('the cookie of an operator’s browser is Secure where a proxy gives the operations address https', async () => {
  const { send, token } = await startOperator({ variables: { OPERATIONS_HOSTS: 'operations.example' } });
  const headers = { ...OWN_PAGE, host: 'operations.example' };
  const asked = { body: { token }, origin: 'https://operations.example', headers };
  expect((await send('/api/session', asked)).headers.get('set-cookie')).toMatch(
    /^data-connect-operator=[\w-]{43}; Path=\/operator; HttpOnly; SameSite=Strict; Secure; Max-Age=28800$/,
  );
});

it('an operator’s browser cannot be signed in by another site, by a form, or with a wrong token', async () => {
  const { send, token } = await startOperator();
  const post = (asked: object) => send('/api/session', { body: { token }, ...asked });
  const refusals = [
    await post({ origin: EVIL, headers: { 'sec-fetch-site': 'cross-site' } }),
    await post({}),
    await post({ headers: { ...OWN_PAGE, 'content-type': 'text/plain' } }),
    await post({ headers: OWN_PAGE, body: { token: 'ot_wrong' } }),
  ];
  expect(refusals.map(({ body }) => body.code)).toEqual([
    'operator.origin',
    'operator.origin',
    'request.type',
    'operator.unknown',
  ]);
  expect(refusals.map(({ headers }) => headers.get('set-cookie'))).toEqual([null, null, null, null]);
});

it('an operator’s browser signs out, and is signed out when its token is revoked', async () => {
  const { signIn, tokens, tokenId } = await startOperator();
  const [first, second] = [await signIn(), await signIn()];
  const { headers } = await first.page('session', { method: 'DELETE' });
  expect(headers.get('set-cookie')).toContain('Max-Age=0');
  expect((await first.page('apps')).body.code).toBe('operator.missing');
  expect((await second.page('apps')).status).toBe(200);
  await tokens.revoke(tokenId, 'cli:test');
  expect((await second.page('apps')).body.code).toBe('operator.missing');
});
