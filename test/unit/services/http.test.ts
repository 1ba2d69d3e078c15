import { getEventListeners } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MalformedError, RequestError } from '../../../widget/errors.ts';
import { createPost, retryAfterS } from '../../../widget/services/http.ts';
import {
  answering,
  type Fetch,
  lastRequest,
  messageIn,
  NOW,
  never,
  silent,
  unreachable,
} from './builders.ts';
import { abortedBy } from './failing-calls.ts';

const URL_1 = 'https://api.example/call';
const post = (fetch: Fetch, signal = never) => createPost({ fetch, now: () => NOW })(URL_1, { a: 1 }, signal);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('a request posts JSON without cookies, follows no redirect and sends the origin only', async () => {
  const fetch = answering({ ok: true });
  await expect(post(fetch)).resolves.toEqual({ ok: true });
  const { url, headers, body, init } = lastRequest(fetch);
  expect(url).toBe(URL_1);
  expect(body).toEqual({ a: 1 });
  expect(headers.get('Content-Type')).toBe('application/json');
  expect(headers.get('Accept')).toBe('application/json');
  expect(init).toMatchObject({
    method: 'POST',
    credentials: 'omit',
    redirect: 'error',
    referrerPolicy: 'strict-origin',
  });
});

it.each([
  ['no stream', { body: undefined }],
  ['a stream, but no copy', { clone: undefined }],
])('a request reads an answer with %s, as replacements of `fetch` give it', async (_, members) => {
  const answer = Response.json({ ok: true });
  for (const [name, value] of Object.entries(members)) Object.defineProperty(answer, name, { value });
  await expect(post(async () => answer)).resolves.toEqual({ ok: true });
});

it('a request names the page around the provider’s frame, and has neither key nor language by default', async () => {
  const fetch = answering({});
  const headers = { apiKey: '', locale: '', embedder: 'https://shop.example' };
  await createPost({ fetch, now: () => NOW })(URL_1, {}, never, headers);
  const sent = ['x-embedder', 'x-api-key', 'Accept-Language'].map((name) =>
    lastRequest(fetch).headers.get(name),
  );
  expect(sent).toEqual(['https://shop.example', null, null]);
});

it('a request fails with the status and its text, and the time to wait', async () => {
  const fetch = answering('', { status: 503, statusText: 'Gone Fishing', headers: { 'Retry-After': '7' } });
  const error = await post(fetch).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(RequestError);
  expect(error).toMatchObject({ message: 'HTTP 503: Gone Fishing', status: 503, retryAfterS: 7 });
});

it.each([
  [401, 'HTTP 401: Unauthorized'],
  [503, 'HTTP 503: Service Unavailable'],
  [418, 'HTTP 418: Request refused'],
  [599, 'HTTP 599: Server error'],
])('a request names the status %i if HTTP/2 sends no text', async (status, text) => {
  expect(await messageIn(post(answering('', { status })))).toBe(text);
});

it.each([() => new Response('{"sent": tr'), () => new Response(null, { status: 204 })])(
  'a request cannot read half an answer, or none: %#',
  async (answer) => {
    await expect(post(async () => answer())).rejects.toBeInstanceOf(MalformedError);
  },
);

it('a request reads an answer of a million bytes, and no longer one', async () => {
  const text = 'a'.repeat(999_998);
  await expect(post(answering(JSON.stringify(text)))).resolves.toBe(text);
  await expect(post(answering(JSON.stringify(`${text}a`)))).rejects.toBeInstanceOf(MalformedError);
});

it('a request that finds no server is unreachable', async () => {
  await expect(post(unreachable())).rejects.toMatchObject({ kind: 'unreachable' });
});

it('a request is given up after 20 s, not before, also if its answer stops half-way', async () => {
  const halting: Fetch = async (_, init) =>
    new Response(
      new ReadableStream<Uint8Array>({
        start(controller) {
          controller.enqueue(Uint8Array.of(34));
          init?.signal?.addEventListener('abort', () => controller.error(init.signal?.reason));
        },
      }),
    );
  for (const network of [silent(), halting]) {
    const settled = vi.fn();
    post(network).catch((error: unknown) => settled(error));
    await vi.advanceTimersByTimeAsync(19_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled.mock.lastCall?.[0]).toMatchObject({ kind: 'timeout' });
  }
});

it('a request ends with the reason of the caller that aborts it, also before it is sent', async () => {
  const reason = new Error('The step was left');
  expect(await abortedBy((signal) => post(silent(), signal))).toEqual(reason);
  const fetch = answering({});
  await expect(post(fetch, AbortSignal.abort(reason))).rejects.toBe(reason);
  expect(fetch).not.toHaveBeenCalled();
});

it('a request leaves neither a timer nor a listener behind', async () => {
  const step = new AbortController();
  await post(answering({}), step.signal);
  await post(unreachable(), step.signal).catch(() => {});
  expect([vi.getTimerCount(), getEventListeners(step.signal, 'abort')]).toEqual([0, []]);
});

it.each([
  ['30', 30],
  [' 5 ', 5],
  ['0', 1],
  ['Sat, 21 Nov 2026 12:00:30 GMT', 30],
  ['Sat, 21 Nov 2026 11:59:00 GMT', 1],
])('Retry-After %j is read as %i seconds', (header, seconds) => {
  expect(retryAfterS(header, NOW)).toBe(seconds);
});

it.each([null, '', '-5', '1.5', 'GMT', '99999999999', '2026-11-21'])(
  'Retry-After %j is ignored',
  (header) => {
    expect(retryAfterS(header, NOW)).toBeUndefined();
  },
);
