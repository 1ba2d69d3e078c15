import { expect, it } from 'vitest';
import { type Asked, ask } from '../support/ask.ts';
import { operationsOf, othersThan } from '../support/operations.ts';
import { DAY, ORIGIN, startApp } from '../support/provider.ts';
import { startSharing } from '../support/share.ts';
import { signIn, textOf } from '../support/sign-in.ts';

const OTHER = 'https://other.example';

const start = async () => {
  const { provider, key } = await startApp();
  const own = await startSharing(provider, key);
  const operations = await operationsOf(provider);
  const refused = (expected: string, needs: string, asked: Asked) =>
    othersThan(
      expected,
      operations.filter((operation) => operation.needs.includes(needs)),
      ({ path, method }) =>
        ask(provider, path, { method, ...(method === 'POST' ? { body: {} } : {}), ...asked }),
    );
  return { provider, key, ...own, refused };
};

it('every call that needs an app refuses a missing key, an unknown key and another origin', async () => {
  const { refused, key, token } = await start();
  expect(await refused('app.unknown', 'apiKey', { token })).toEqual([]);
  expect(await refused('app.unknown', 'apiKey', { key: `${key.slice(0, -1)}_`, token })).toEqual([]);
  expect(await refused('app.origin', 'apiKey', { key, token, origin: OTHER })).toEqual([]);
  expect(await refused('app.origin', 'apiKey', { key, token, origin: 'null' })).toEqual([]);
});

it('every call that needs an app refuses the page of one whose people approve only in the frame', async () => {
  const { provider, refused, token } = await start();
  const app = { name: 'Bookshop', mode: 'live', isolation: 'frame' } as const;
  const { key } = await provider.apps.add({ ...app, origins: [ORIGIN], redirects: [] });
  expect(await refused('app.isolation', 'apiKey', { key, token })).toEqual([]);
});

it('every call that needs a person refuses a token that is missing, altered, ended, replayed, or an access token', async () => {
  const { provider, refused, key, token, accessToken } = await start();
  const opened = await accessToken();
  const altered = `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`;
  expect(await refused('session.missing', 'session', { key })).toEqual([]);
  expect(await refused('session.unknown', 'session', { key, token: altered })).toEqual([]);
  expect(await refused('session.unknown', 'session', { key, token: opened })).toEqual([]);
  const renewed = textOf(await ask(provider, '/api/session/renew', { key, token, method: 'POST' }), 'token');
  expect(await refused('session.unknown', 'session', { key, token })).toEqual([]);
  await ask(provider, '/api/session', { key, token: renewed, method: 'DELETE' });
  expect(await refused('session.unknown', 'session', { key, token: renewed })).toEqual([]);
});

it('every call that needs a person refuses one who signs out while the body is arriving', async () => {
  const { provider, key } = await startApp({}, 'test');
  const operations = (await operationsOf(provider)).filter(
    ({ needs, readsBody }) => needs.includes('session') && readsBody,
  );
  const answers = othersThan('session.unknown', operations, async ({ path, method }) => {
    const { token } = await signIn(provider, key, `${path.replace(/\W/g, '').toLowerCase()}@example.org`);
    const meanwhile = () => ask(provider, '/api/session', { key, token, method: 'DELETE' });
    return ask(provider, path, { key, token, method, body: {}, meanwhile });
  });
  expect(await answers).toEqual([]);
});

it('every call that needs a person refuses another app’s key, another of its origins, and a session that expired', async () => {
  const { provider, refused } = await start();
  const two = await provider.addApp('live', [ORIGIN, OTHER]);
  const one = await provider.addApp();
  const { token } = await signIn(provider, two.key);
  expect(await refused('session.app', 'session', { key: one.key, token })).toEqual([]);
  expect(await refused('session.origin', 'session', { key: two.key, token, origin: OTHER })).toEqual([]);
  provider.clock.pass(7 * DAY);
  expect(await refused('session.expired', 'session', { key: two.key, token })).toEqual([]);
});

it('every call that needs a grant refuses a token that is missing, altered, expired, withdrawn, or of a session', async () => {
  const { provider, refused, token, accessToken, withdraw } = await start();
  const opened = await accessToken();
  expect(await refused('access.missing', 'accessToken', {})).toEqual([]);
  expect(await refused('access.unknown', 'accessToken', { token })).toEqual([]);
  expect(await refused('access.unknown', 'accessToken', { token: `x${opened}` })).toEqual([]);
  expect(await refused('app.origin', 'accessToken', { token: opened, origin: OTHER })).toEqual([]);
  await withdraw();
  expect(await refused('access.revoked', 'accessToken', { token: opened })).toEqual([]);
  const later = await accessToken();
  provider.clock.pass(3_600_000);
  expect(await refused('access.expired', 'accessToken', { token: later })).toEqual([]);
});
