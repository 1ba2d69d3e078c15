import { expect, it } from 'vitest';
import { isSandboxPath } from '../../../showcase/sandbox/app.ts';
import { visit } from './visitor.ts';

it.each([
  ['GET', '/api/email/verify', 'POST'],
  ['GET', '/sandbox/fault', 'POST, DELETE'],
  ['POST', '/v1/api/jobs/us/search/1', 'GET'],
  ['POST', '/oauth/youtube', 'GET'],
  ['PUT', '/sandbox/inbox', 'GET'],
])('an answer of the sandbox is 405 for %s %s, naming %s', async (method, path, allowed) => {
  const answer = await visit().send(path, { method });
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, allowed]);
});

it('an answer of the sandbox is 404 with a reason in JSON where nothing is', async () => {
  const answer = await visit().get('/v1/api/jobs/de/search/1');
  expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining('There is nothing')]);
});

it('every call of the provider’s document reaches the provider', async () => {
  const { get, send } = visit();
  const { paths } = await (await get('/api/openapi.json')).json();
  const lost: string[] = [];
  for (const path of Object.keys(paths)) {
    const place = path.replaceAll(/\{\w+\}/g, 'youtube');
    const { status, headers } = await send(place, { method: 'PUT' });
    if (!isSandboxPath(place) || status !== 405 || headers.get('x-request-id') === null) lost.push(path);
  }
  // The sandbox answers for its mailbox, by a request of its own to the provider.
  expect(lost).toEqual(['/sandbox/inbox']);
  expect(Object.keys(paths)).toContain('/fedcm/assertion');
});

const preflight = (path: string, Origin: string) =>
  visit().send(path, { method: 'OPTIONS', headers: { Origin, 'Access-Control-Request-Method': 'POST' } });

it.each([
  ['/api/email/verify', 'http://127.0.0.1:5173', 'http://127.0.0.1:5173'],
  ['/api/youtube/authorize', 'http://127.0.0.1:5173', 'http://127.0.0.1:5173'],
  ['/v1/api/jobs/us/search/1', 'https://host.example', '*'],
])('a page of another origin may call %s after a preflight from %s', async (path, origin, allowed) => {
  const { status, headers } = await preflight(path, origin);
  expect([status, headers.get('access-control-allow-origin')]).toEqual([204, allowed]);
  const names = headers.get('access-control-allow-headers')?.split(/, */);
  expect(names).toEqual(
    expect.arrayContaining(['x-sandbox-fault', ...(allowed === '*' ? [] : ['x-api-key'])]),
  );
});

it('a page of another origin may call the API from this computer only', async () => {
  const { status, headers } = await preflight('/api/email/verify', 'https://host.example');
  expect([status, headers.get('access-control-allow-origin')]).toEqual([403, null]);
});

it.each([
  ['ada@example.org', true],
  ['existing.ada@example.org', false],
  ['not-existing@example.org', true],
])('the sandbox takes %s for a new person: %s', async (email, isNewUser) => {
  const { signedIn } = await visit().signIn(email);
  expect(signedIn).toMatchObject({ username: email.split('@')[0], isNewUser });
});
