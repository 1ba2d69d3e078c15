// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { MalformedError } from '../../../widget/errors.ts';
import { continueSession } from '../../../widget/services/api.ts';
import { loadAppFacts } from '../../../widget/services/app-facts.ts';
import { answering, apiOn, lastRequest, NOW, never, status } from './builders.ts';

const ASKING = { apiBase: 'https://id.example/api', apiKey: 'key-1', locale: 'de' };

const load = (fetch: ReturnType<typeof answering>, embedder?: string) =>
  loadAppFacts({ ...ASKING, embedder }, never, { fetch, now: () => NOW, window });

it.each([undefined, 'https://shop.example'])(
  'asks who requests, for the page or the one around: %j',
  async (page) => {
    const fetch = answering({ name: 'Shop' });
    expect(await load(fetch, page)).toMatchObject({ name: 'Shop', origin: page ?? location.origin });
    const [url, init] = fetch.mock.lastCall ?? [];
    const headers = new Headers(init?.headers);
    expect([url, init?.method, headers.get('x-api-key'), headers.get('accept-language')]).toEqual([
      'https://id.example/api/app',
      'GET',
      'key-1',
      'de',
    ]);
  },
);

it('fails without an answer or a name', async () => {
  await expect(load(status(404))).rejects.toMatchObject({ status: 404 });
  await expect(load(answering({ name: '' }))).rejects.toThrow(MalformedError);
});

it.each([
  [{ account: 'account-1' }, 'same-origin'],
  [{ token: 'token-1' }, 'omit'],
])('continues the session %j with the cookies %s', async (session, credentials) => {
  const fetch = answering({ token: 'token-2' });
  await continueSession(apiOn(fetch), session, never);
  const { url, body, init } = lastRequest(fetch);
  expect([url, body, init?.credentials]).toEqual([
    'https://api.example/v1/session/continue',
    session,
    credentials,
  ]);
});
