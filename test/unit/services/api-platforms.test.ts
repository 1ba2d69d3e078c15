import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ApiAccess, authorize, complete, setPin } from '../../../widget/services/api.ts';
import type { ConnectorName } from '../../../widget/types.ts';
import {
  answering,
  apiOn,
  type Fetch,
  lastRequest,
  messageIn,
  never,
  problemIn,
  silent,
  status,
  unreachable,
} from './builders.ts';
import { abortedBy, outwaited } from './failing-calls.ts';

const ADA = { username: 'ada', token: 'session-token' };

beforeEach(() => void vi.useFakeTimers());

afterEach(() => void vi.useRealTimers());

describe('a call without a person', () => {
  const attempt = { platform: 'youtube', state: 's1' } as const;

  it.each<[string, (api: ApiAccess) => Promise<unknown>, unknown]>([
    ['3', (api) => authorize(api, attempt, null, null, never), { session: { username: '', state: 's1' } }],
    ['3c', (api) => complete(api, attempt, 't-1', null, never), { state: 's1', ticket: 't-1' }],
    ['for the PIN', (api) => setPin(api, 'v1.secret', null, never), { EncryptedUserPin: 'v1.secret' }],
  ])('%s has no token and names none', async (_, call, content) => {
    const fetch = answering({ url: 'https://accounts.example/o' });
    await call(apiOn(fetch));
    const { headers, body } = lastRequest(fetch);
    expect([headers.has('Authorization'), body]).toEqual([false, content]);
  });
});

describe('call 3c, sending the ticket back', () => {
  const attempt = { platform: 'youtube', state: 's1' } as const;
  const hand = (fetch: Fetch) => complete(apiOn(fetch), attempt, 't-1', ADA, never);

  it('posts state and ticket with the key and the token; any 2xx is enough', async () => {
    const fetch = answering('', { status: 200 });
    await expect(hand(fetch)).resolves.toBeUndefined();
    const { url, body, headers } = lastRequest(fetch);
    expect(url).toBe('https://api.example/v1/youtube/complete');
    expect(body).toEqual({ state: 's1', ticket: 't-1' });
    expect(headers.get('Authorization')).toBe('Bearer session-token');
  });

  it('gives the reason of its failure', async () => {
    expect(await messageIn(hand(status(410)))).toBe('HTTP 410: Request refused');
    expect(await problemIn(hand(unreachable()))).toEqual({ code: 'request.unreachable' });
    const over = answering({ code: 'session.unknown' }, { status: 401 });
    expect(await problemIn(hand(over))).toEqual({ code: 'session.expired' });
  });
});

describe('call 3, authorizing', () => {
  const attempt = { platform: 'youtube', state: 's1' } as const;
  const ask = (fetch: Fetch, redirectUrl: string | null = null, signal = never) =>
    authorize(apiOn(fetch), attempt, ADA, redirectUrl, signal);

  it('posts the session with the key and the token, and follows the address in the answer', async () => {
    const fetch = answering({ youtubeURL: 'https://accounts.example/o' });
    await expect(ask(fetch, 'https://host.example/back')).resolves.toBe('https://accounts.example/o');
    const { url, body, headers } = lastRequest(fetch);
    expect(url).toBe('https://api.example/v1/youtube/authorize');
    expect(body).toEqual({
      session: { username: 'ada', state: 's1', redirectUrl: 'https://host.example/back' },
    });
    expect(headers.get('x-api-key')).toBe('key-1');
    expect(headers.get('Authorization')).toBe('Bearer session-token');
  });

  it('sends no token if there is none, as in test mode', async () => {
    const fetch = answering({ url: 'https://accounts.example/o' });
    await authorize(apiOn(fetch), attempt, { username: 'ada', token: '' }, null, never);
    expect(lastRequest(fetch).headers.has('Authorization')).toBe(false);
  });

  it('leaves the redirect address out if the host names none', async () => {
    const fetch = answering({ url: 'https://accounts.example/o' });
    await ask(fetch);
    expect(lastRequest(fetch).body).toEqual({ session: { username: 'ada', state: 's1' } });
  });

  it.each(['{}URL', '{}Url', '{}_url', 'platformURL', 'authUrl', 'url'])(
    'reads the address under the key %s',
    async (key) => {
      const platforms: ConnectorName[] = ['youtube', 'gmail'];
      for (const platform of platforms) {
        const fetch = answering({ [key.replace('{}', platform)]: 'https://accounts.example/o' });
        const found = authorize(apiOn(fetch), { platform, state: 's' }, ADA, null, never);
        await expect(found).resolves.toBe('https://accounts.example/o');
      }
    },
  );

  it.each([
    [401, 'HTTP 401: Unauthorized'],
    [404, 'HTTP 404: Not Found'],
    [500, 'HTTP 500: Internal Server Error'],
    [503, 'HTTP 503: Service Unavailable'],
  ])('that gets %i shows "%s"', async (code, text) => {
    expect(await messageIn(ask(status(code)))).toBe(text);
    expect(await problemIn(ask(status(code)))).not.toHaveProperty('hint');
  });

  it.each(['missing', 'unknown', 'expired', 'app', 'origin'])(
    'that gets 401 session.%s asks the person to sign in again',
    async (reason) => {
      const fetch = answering({ title: 'Refused', code: `session.${reason}` }, { status: 401 });
      expect(await problemIn(ask(fetch))).toEqual({ code: 'session.expired' });
      expect(await messageIn(ask(fetch))).toBe('Please sign in again');
    },
  );

  it.each([
    ['403 with such a code', answering({ code: 'session.unknown' }, { status: 403 })],
    ['401 of the application', answering({ code: 'app.unknown' }, { status: 401 })],
    ['401 without a code', answering({ code: 7 }, { status: 401 })],
  ])('that gets %s fails as before', async (_, fetch) => {
    expect(await problemIn(ask(fetch))).toMatchObject({ code: 'authorize.http' });
  });

  it('that gets 429 says when to try again', async () => {
    expect(await problemIn(ask(status(429, { 'Retry-After': '30' })))).toEqual({
      code: 'authorize.http',
      params: { status: 429, text: 'Too Many Requests' },
      hint: 'retryAfter',
      retryAfterS: 30,
    });
  });

  it.each([
    ['an empty body', answering('')],
    ['a malformed body', answering('{"url')],
    ['none of the keys', answering({ link: 'https://accounts.example/o' })],
    ['an address that is no web address', answering({ url: 'javascript:alert(1)' })],
    ['a list', answering([])],
    ['null', answering('null')],
  ])('that gets %s lists the keys that it looked for', async (_, fetch) => {
    expect(await messageIn(ask(fetch))).toBe(
      'No OAuth URL found. Backend should return one of: youtubeURL, youtubeUrl, youtube_url, platformURL, authUrl, url',
    );
  });

  it('that finds no server, or one without an answer, says so', async () => {
    expect(await problemIn(ask(unreachable()))).toEqual({ code: 'request.unreachable' });
    expect(await outwaited(ask(silent()))).toEqual({ code: 'request.timeout' });
  });

  it('ends without a visible problem if the step is left', async () => {
    const left = await abortedBy((signal) => ask(silent(), null, signal));
    expect(left).toEqual(new Error('The step was left'));
  });
});
