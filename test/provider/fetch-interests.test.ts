import { expect, it } from 'vitest';
import { type Fetch, fetchInterests } from '../../widget/server.ts';
import { API_URL, answering, codeFrom, startHost } from './support/host-server.ts';

const HOUR = 3_600_000;

const asking = (fetch: Fetch, timeoutMs?: number) =>
  fetchInterests({ apiUrl: API_URL, accessToken: 'token', items: ['AI'], fetch, timeoutMs });

it('fetchInterests answers each item in order, and gives the reason if nothing is known', async () => {
  const { interests, accessToken } = await startHost();
  expect(await interests(await accessToken())).toEqual({
    interests: [
      { item: 'AI', score: 0, reasons: [] },
      { item: 'Law', score: 0, reasons: [] },
    ],
    status: 'complete',
    missing: 0,
    why: 'unconnected',
    note: expect.stringContaining('Nothing is known'),
  });
});

it('fetchInterests says whether a later answer may know more', async () => {
  const answerOf = (given: object) =>
    asking(answering(JSON.stringify({ InferenceResult: { output: { output: [[[0.75]]] }, ...given } })));
  expect(await answerOf({ status: 'reading', missing: 2 })).toMatchObject({
    status: 'reading',
    missing: 2,
  });
  expect(await answerOf({ status: 'reading' })).toMatchObject({ status: 'reading', missing: 1 });
  expect(await answerOf({})).toMatchObject({ status: 'complete', missing: 0 });
});

it('fetchInterests distinguishes a withdrawn grant, a replaced one, an expired token and an invalid one', async () => {
  const { provider, interests, accessToken, withdraw } = await startHost();
  const opened = await accessToken();
  await withdraw();
  expect(await codeFrom(interests(opened))).toBe('access.revoked');
  expect(await codeFrom(interests('x'))).toBe('token.invalid');
  const replaced = await accessToken();
  provider.clock.pass(1);
  const later = await accessToken();
  expect(await codeFrom(interests(replaced))).toBe('access.replaced');
  provider.clock.pass(HOUR);
  expect(await codeFrom(interests(later))).toBe('token.expired');
});

it('fetchInterests passes on status, code and waiting time of a refusal', async () => {
  const { interests, accessToken } = await startHost();
  const many = Array.from({ length: 1_001 }, () => 'AI');
  await expect(interests(await accessToken(), many)).rejects.toMatchObject({
    code: 'provider.http',
    status: 400,
    problem: 'request.shape',
    retryAfterS: null,
  });
  const busy = answering('', { status: 503, headers: { 'retry-after': '7' } });
  await expect(asking(busy)).rejects.toMatchObject({ status: 503, problem: null, retryAfterS: 7 });
});

it('fetchInterests follows no redirect, because it would forward the token', async () => {
  const elsewhere = answering(null, { status: 307, headers: { location: 'https://other.example/' } });
  await expect(asking(elsewhere)).rejects.toMatchObject({ code: 'provider.http', status: 307 });
});

it('fetchInterests gives up if the answer, or the rest of it, is late', async () => {
  const silent: Fetch = (_url, { signal }) =>
    new Promise((_, fail) => {
      signal.addEventListener('abort', () => fail(signal.reason));
    });
  const endless: Fetch = async (_url, { signal }) =>
    new Response(
      new ReadableStream({
        start: (stream) => signal.addEventListener('abort', () => stream.error(signal.reason)),
      }),
    );
  expect(await codeFrom(asking(silent, 10))).toBe('provider.timeout');
  expect(await codeFrom(asking(endless, 10))).toBe('provider.timeout');
});

it.each([
  ['no JSON', '<html>'],
  ['no result', '{}'],
  ['a score above 1', '{"InferenceResult":{"output":{"output":[[[1.5]]]}}}'],
  ['a broken reason', '{"InferenceResult":{"output":{"output":[[[1]]]},"reasons":[[{"text":1}]]}}'],
])('fetchInterests refuses an answer with %s', async (_name, body) => {
  expect(await codeFrom(asking(answering(body)))).toBe('provider.malformed');
});

it('fetchInterests sends a token only over https or to this computer', async () => {
  const asked = { apiUrl: 'http://id.example/api/inference', accessToken: 'token', items: [] };
  await expect(fetchInterests(asked)).rejects.toThrow(TypeError);
});

it('fetchInterests shows the token in no error', async () => {
  const { accessToken } = await startHost();
  const token = await accessToken();
  const broken: Fetch = () => Promise.reject(new TypeError('fetch failed'));
  const failing = fetchInterests({ apiUrl: API_URL, accessToken: token, items: [], fetch: broken });
  const error = await failing.catch((reason: unknown) => reason);
  expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain(token);
});
