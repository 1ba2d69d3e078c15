// @vitest-environment happy-dom
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MalformedError } from '../../../widget/errors.ts';
import {
  authorize,
  complete,
  confirmCode,
  continueSession,
  loadAppFacts,
  parseSignIn,
  sendCode,
  setPin,
} from '../../../widget/services/api.ts';
import {
  answering,
  apiOn,
  type Fetch,
  lastRequest,
  messageIn,
  NOW,
  never,
  problemIn,
  silent,
  status,
  unreachable,
} from './builders.ts';
import { abortedBy, outwaited } from './failing-calls.ts';

const ADA = { username: 'ada', token: 'session-token' };
const ATTEMPT = { platform: 'youtube', state: 's1' } as const;
const ADDRESS = 'https://accounts.example/o';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const send = (fetch: Fetch, signal = never) => sendCode(apiOn(fetch), 'ada@example.com', signal);
const confirm = (fetch: Fetch, signal = never) => confirmCode(apiOn(fetch), CODE, signal);
const ask = (
  fetch: Fetch,
  signal = never,
  redirectUrl: string | null = null,
  caller: typeof ADA | null = ADA,
) => authorize(apiOn(fetch), ATTEMPT, caller, redirectUrl, signal);
const finish = (fetch: Fetch, signal = never, caller: typeof ADA | null = ADA) =>
  complete(apiOn(fetch), ATTEMPT, 't-1', caller, signal);
const handPin = (fetch: Fetch, signal = never, caller: typeof ADA | null = ADA) =>
  setPin(apiOn(fetch), 'v2.sealed', caller, signal);

const CODE = { email: 'ada@example.com', code: '123456' };
const ASKED_TWICE = { ...CODE, challenge: 'c-2', earlier: ['c-1'] };
const SESSION = { username: 'ada', state: 's1' };
const BACK = 'https://host.example/back';

type Call = (fetch: Fetch, signal?: AbortSignal) => Promise<unknown>;

it.each<[string, Call, string, unknown, string?]>([
  ['1', send, 'email/verify', { email: CODE.email }],
  ['2', confirm, 'email/verify/confirm', CODE],
  ['2', (fetch) => confirmCode(apiOn(fetch), ASKED_TWICE, never), 'email/verify/confirm', ASKED_TWICE],
  ['3', ask, 'youtube/authorize', { session: SESSION }, ADA.token],
  [
    '3',
    (fetch) => ask(fetch, never, BACK),
    'youtube/authorize',
    { session: { ...SESSION, redirectUrl: BACK } },
    ADA.token,
  ],
  [
    '3',
    (fetch) => ask(fetch, never, null, null),
    'youtube/authorize',
    { session: { ...SESSION, username: '' } },
  ],
  ['3c', finish, 'youtube/complete', { state: 's1', ticket: 't-1' }, ADA.token],
  ['3c', (fetch) => finish(fetch, never, null), 'youtube/complete', { state: 's1', ticket: 't-1' }],
  ['for the PIN', handPin, 'pin', { EncryptedUserPin: 'v2.sealed' }, ADA.token],
  ['for the PIN', (fetch) => handPin(fetch, never, null), 'pin', { EncryptedUserPin: 'v2.sealed' }],
])(
  'call %s posts its content, with the key, the language and the session of a person',
  async (_, call, path, content, token) => {
    const fetch = answering({ token: 't', url: ADDRESS });
    await call(fetch);
    const { url, body, headers } = lastRequest(fetch);
    expect([url, body]).toEqual([`https://api.example/v1/${path}`, content]);
    expect([headers.get('x-api-key'), headers.get('Accept-Language')]).toEqual(['key-1', 'de']);
    expect(headers.get('Authorization')).toBe(token ? `Bearer ${token}` : null);
  },
);

it.each<[string, Call, string, object]>([
  ['1', send, 'code.send', { hint: 'unavailable' }],
  ['2', confirm, 'code.unchecked', { hint: 'unavailable' }],
  ['3', ask, 'authorize.http', { params: { status: 503, text: 'Service Unavailable' } }],
  ['3c', finish, 'authorize.http', { params: { status: 503, text: 'Service Unavailable' } }],
  ['for the PIN', handPin, 'pin.save', { hint: 'unavailable' }],
])(
  'call %s fails as %s, is not sent again, and ends without a problem if the step is left',
  async (_, call, code, more) => {
    const down = status(503, { 'Retry-After': '60' });
    expect(await problemIn(call(down))).toEqual({ code, retryAfterS: 60, ...more });
    expect(down).toHaveBeenCalledOnce();
    expect(await problemIn(call(unreachable()))).toEqual({ code: 'request.unreachable' });
    expect(await outwaited(call(silent()))).toEqual({ code: 'request.timeout' });
    expect(await abortedBy((signal) => call(silent(), signal))).toEqual(new Error('The step was left'));
  },
);

it('call 1 returns the challenge of any 200, and the number of digits if they are eight', async () => {
  const six = { challenge: 'c-1', codeLength: 6 };
  expect(await send(answering({ challenge: 'c-1', digits: 7 }))).toEqual(six);
  expect(await send(answering({ challenge: 'c-1', digits: 8 }))).toEqual({ ...six, codeLength: 8 });
  for (const body of ['', 'OK', '{"challenge": 7}'])
    expect(await send(answering(body))).toEqual({ challenge: undefined, codeLength: 6 });
});

it('call 2 reads the sign-in with a token only, and no field of another type', async () => {
  const answer = { token: 't', username: 'ada', isNewUser: true, userState: 'new', flowType: 'onboarding' };
  await expect(confirm(answering({ ...answer, extra: 1 }))).resolves.toEqual(answer);
  const wrong = { username: 7, isNewUser: 'yes', userState: null, flowType: [], canAddPasskey: 'yes' };
  expect(parseSignIn({ token: 't', ...wrong, expiresAt: 'in a month' })).toEqual({ token: 't' });
  expect(await problemIn(confirm(answering(wrong)))).toMatchObject({ code: 'code.unchecked' });
  const more = { canAddPasskey: true, expiresAt: '2026-12-22T09:00:00.000Z' };
  expect(parseSignIn({ token: 't', ...more })).toEqual({ token: 't', ...more });
  fc.assert(
    fc.property(fc.anything(), (any) => {
      const signIn = parseSignIn(any);
      expect(signIn === null || signIn.token.length > 0).toBe(true);
    }),
  );
});

it.each([
  ['a wrong code', status(401), {}],
  ['an expired code', status(410), { hint: 'expired' }],
  ['too many tries', status(429), { hint: 'tooManyTries' }],
])('call 2 that gets %s is "Invalid verification code"', async (_, fetch, hints) => {
  expect(await problemIn(confirm(fetch))).toEqual({ code: 'code.invalid', ...hints });
  expect(await messageIn(confirm(fetch))).toBe('Invalid verification code');
});

const key = { kty: 'EC', crv: 'P-256', x: 'x', y: 'y', kid: 'session-1' };

it('the key for the PIN is read from the answer to call 2, only its public parts', () => {
  expect(parseSignIn({ token: 't', pinKey: { ...key, d: 'private' } })?.pinKey).toEqual(key);
});

it.each([
  null,
  'key',
  { ...key, kty: 'RSA' },
  { ...key, crv: 'P-384' },
  { ...key, kid: '' },
  { ...key, x: 1 },
])('the key for the PIN is absent if it is %j', (pinKey) =>
  expect(parseSignIn({ token: 't', pinKey })?.pinKey).toBeUndefined(),
);

it('call 3 follows the address in the answer, or lists the keys that it looked for', async () => {
  await expect(ask(answering({ youtubeURL: ADDRESS }))).resolves.toBe(ADDRESS);
  for (const body of ['{"url', { link: ADDRESS }])
    expect(await problemIn(ask(answering(body)))).toMatchObject({ code: 'authorize.url' });
});

it.each([
  ['401 of the session', 401, 'session.unknown', { code: 'session.expired' }],
  ['403 with such a code', 403, 'session.unknown', { code: 'authorize.http' }],
  ['401 of the application', 401, 'app.unknown', { code: 'authorize.http' }],
])('call 3 that gets %s says so', async (_, code, reason, problem) => {
  expect(await problemIn(ask(answering({ code: reason }, { status: code })))).toMatchObject(problem);
});

it('the PIN and the ticket are accepted by any 2xx, and refused with the server’s reason', async () => {
  await expect(handPin(answering(''))).resolves.toBeUndefined();
  await expect(finish(answering('OK'))).resolves.toBeUndefined();
  const wrong = answering({ code: 'pin.wrong' }, { status: 403 });
  expect(await problemIn(handPin(wrong))).toEqual({ code: 'pin.wrong' });
});

const load = (fetch: ReturnType<typeof answering>, embedder?: string) =>
  loadAppFacts({ apiBase: 'https://id.example/api', apiKey: 'key-1', locale: 'de', embedder }, never, {
    fetch,
    now: () => NOW,
    window,
  });

it.each([undefined, 'https://shop.example'])(
  'who asks is read for the page or the one around it: %j',
  async (page) => {
    const fetch = answering({ name: 'Shop' });
    expect(await load(fetch, page)).toMatchObject({ name: 'Shop', origin: page ?? location.origin });
    const [url, init] = fetch.mock.lastCall ?? [];
    const headers = new Headers(init?.headers);
    expect([url, init?.method]).toEqual(['https://id.example/api/app', 'GET']);
    expect([headers.get('x-api-key'), headers.get('accept-language')]).toEqual(['key-1', 'de']);
  },
);

it('who asks is unknown without an answer or a name', async () => {
  await expect(load(status(404))).rejects.toMatchObject({ status: 404 });
  await expect(load(answering({ name: '' }))).rejects.toThrow(MalformedError);
});

it.each([
  [{ account: 'account-1' }, 'same-origin'],
  [{ token: 'token-1' }, 'omit'],
])('the session %j is continued with the cookies %s', async (session, credentials) => {
  const fetch = answering({ token: 'token-2' });
  await continueSession(apiOn(fetch), session, never);
  const { url, body, init } = lastRequest(fetch);
  expect([url, body]).toEqual(['https://api.example/v1/session/continue', session]);
  expect(init?.credentials).toBe(credentials);
});
