import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { confirmCode, parseSignIn, sendCode, setPin } from '../../../widget/services/api.ts';
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

describe('call 1, sending a code', () => {
  const send = (fetch: Fetch, signal = never) => sendCode(apiOn(fetch), 'ada@example.com', signal);

  it('posts the e-mail, with the key, in the language of the person', async () => {
    const fetch = answering({ sent: true });
    await send(fetch);
    const { url, body, headers } = lastRequest(fetch);
    expect(url).toBe('https://api.example/v1/email/verify');
    expect(body).toEqual({ email: 'ada@example.com' });
    expect(headers.get('Accept-Language')).toBe('de');
    expect(headers.get('x-api-key')).toBe('key-1');
    expect(headers.has('Authorization')).toBe(false);
  });

  it('returns the challenge of the answer, and the number of digits if they are eight', async () => {
    const six = { challenge: 'c-1', codeLength: 6 };
    expect(await send(answering({ sent: true, challenge: 'c-1' }))).toEqual(six);
    expect(await send(answering({ challenge: 'c-1', digits: 7 }))).toEqual(six);
    expect(await send(answering({ challenge: 'c-1', digits: 8 }))).toEqual({ ...six, codeLength: 8 });
    expect((await send(answering({ sent: true, challenge: 7 }))).challenge).toBeUndefined();
  });

  it.each(['', '{"sent": tr', 'OK'])('accepts any 200, even with the body %j', async (body) => {
    await expect(send(answering(body))).resolves.toEqual({ challenge: undefined, codeLength: 6 });
  });

  it.each([
    ['500', status(500), { hint: 'unavailable' }],
    ['503 with a time', status(503, { 'Retry-After': '60' }), { hint: 'unavailable', retryAfterS: 60 }],
    ['429', status(429, { 'Retry-After': '30' }), { hint: 'retryAfter', retryAfterS: 30 }],
    ['429 without a time', status(429), { hint: 'retryAfter' }],
    ['400', status(400), {}],
    ['422', status(422), {}],
    [
      'an address that refuses mail',
      answering({ code: 'mail.refused' }, { status: 422 }),
      { hint: 'mailRefused' },
    ],
    ['no network', unreachable(), { hint: 'unreachable' }],
  ])('that gets %s is "Failed to send verification code"', async (_, fetch, hints) => {
    expect(await problemIn(send(fetch))).toEqual({ code: 'code.send', ...hints });
    expect(await messageIn(send(fetch))).toBe('Failed to send verification code');
    // Neither of the two was sent again.
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('that gets no answer for 20 s is "Failed to send verification code"', async () => {
    expect(await outwaited(send(silent()))).toEqual({ code: 'code.send', hint: 'timeout' });
  });

  it('ends without a visible problem if the step is left', async () => {
    expect(await abortedBy((signal) => send(silent(), signal))).toEqual(new Error('The step was left'));
  });
});

describe('call 2, confirming the code', () => {
  const confirm = (fetch: Fetch, signal = never, challenge?: string) =>
    confirmCode(apiOn(fetch), { email: 'ada@example.com', code: '123456', challenge }, signal);

  it('posts e-mail and code and reads the sign-in', async () => {
    const answer = { token: 't', username: 'ada', isNewUser: true, userState: 'new', flowType: 'onboarding' };
    const fetch = answering({ ...answer, extra: 1 });
    await expect(confirm(fetch)).resolves.toEqual(answer);
    const { url, body, headers } = lastRequest(fetch);
    expect(url).toBe('https://api.example/v1/email/verify/confirm');
    expect(body).toEqual({ email: 'ada@example.com', code: '123456' });
    expect(headers.get('x-api-key')).toBe('key-1');
    expect(headers.has('Authorization')).toBe(false);
  });

  it('sends the challenge of call 1 back', async () => {
    const fetch = answering({ token: 't' });
    await confirm(fetch, never, 'c-1');
    expect(lastRequest(fetch).body).toEqual({ email: 'ada@example.com', code: '123456', challenge: 'c-1' });
  });

  it('reads the end of the session, if the answer has a date', () => {
    const expiresAt = '2026-12-22T09:00:00.000Z';
    expect(parseSignIn({ token: 't', expiresAt })).toEqual({ token: 't', expiresAt });
    expect(parseSignIn({ token: 't', expiresAt: 'in a month' })).toEqual({ token: 't' });
  });

  it('reads whether the person may add a passkey', () => {
    const canAddPasskey = (answer: unknown) =>
      parseSignIn({ token: 't', canAddPasskey: answer })?.canAddPasskey;
    expect([canAddPasskey(true), canAddPasskey(false), canAddPasskey('yes')]).toEqual([
      true,
      undefined,
      undefined,
    ]);
  });

  it.each([
    ['a wrong code', status(401), {}],
    ['an expired code', status(410), { hint: 'expired' }],
    ['too many tries', status(429), { hint: 'tooManyTries' }],
    ['429 with a time', status(429, { 'Retry-After': '30' }), { hint: 'retryAfter', retryAfterS: 30 }],
    ['500', status(500), { hint: 'unavailable' }],
    ['503', status(503), { hint: 'unavailable' }],
    ['no network', unreachable(), { hint: 'unreachable' }],
    ['an empty body', answering(''), { hint: 'unavailable' }],
    ['a malformed body', answering('{"tok'), { hint: 'unavailable' }],
    ['no token', answering({ username: 'ada' }), { hint: 'unavailable' }],
    ['a token that is no text', answering({ token: 7 }), { hint: 'unavailable' }],
  ])('that gets %s is "Invalid verification code"', async (_, fetch, hints) => {
    expect(await problemIn(confirm(fetch))).toEqual({ code: 'code.invalid', ...hints });
    expect(await messageIn(confirm(fetch))).toBe('Invalid verification code');
  });

  it('that gets no answer for 20 s is "Invalid verification code"', async () => {
    expect(await outwaited(confirm(silent()))).toEqual({ code: 'code.invalid', hint: 'timeout' });
  });

  it('ends without a visible problem if the step is left', async () => {
    expect(await abortedBy((signal) => confirm(silent(), signal))).toEqual(new Error('The step was left'));
  });

  it('reads any answer without throwing, and signs in with a token only', () => {
    fc.assert(
      fc.property(fc.anything(), (answer) => {
        const signIn = parseSignIn(answer);
        expect(signIn === null || signIn.token.length > 0).toBe(true);
      }),
    );
  });

  it('treats a field of another type as absent', () => {
    const answer = { token: 't', username: 7, isNewUser: 'yes', userState: null, flowType: [] };
    expect(parseSignIn(answer)).toEqual({ token: 't' });
  });
});

describe('the key for the PIN', () => {
  const key = { kty: 'EC', crv: 'P-256', x: 'x', y: 'y', kid: 'session-1' };

  it('is read from the answer to call 2, only its public parts', () => {
    expect(parseSignIn({ token: 't', pinKey: { ...key, d: 'private' } })?.pinKey).toEqual(key);
  });

  it.each([
    null,
    'key',
    [],
    {},
    { ...key, kty: 'RSA' },
    { ...key, crv: 'P-384' },
    { ...key, kid: '' },
    { ...key, x: 1 },
  ])('is absent if it is %j', (pinKey) => {
    expect(parseSignIn({ token: 't', pinKey })?.pinKey).toBeUndefined();
  });
});

describe('sending the PIN', () => {
  const hand = (fetch: Fetch, signal = never) => setPin(apiOn(fetch), 'v2.sealed', ADA, signal);

  it('posts the sealed PIN with the key and the token; any 2xx is enough', async () => {
    const fetch = answering('');
    await expect(hand(fetch)).resolves.toBeUndefined();
    const { url, body, headers } = lastRequest(fetch);
    expect(url).toBe('https://api.example/v1/pin');
    expect(body).toEqual({ EncryptedUserPin: 'v2.sealed' });
    expect(headers.get('x-api-key')).toBe('key-1');
    expect(headers.get('Authorization')).toBe('Bearer session-token');
  });

  it.each([
    ['500', status(500), { code: 'pin.save', hint: 'unavailable' }],
    [
      '429',
      status(429, { 'Retry-After': '300' }),
      { code: 'pin.save', hint: 'retryAfter', retryAfterS: 300 },
    ],
    ['400', answering({ code: 'pin.sealed' }, { status: 400 }), { code: 'pin.save' }],
    [
      '403 for another PIN than the one that was set',
      answering({ code: 'pin.wrong' }, { status: 403 }),
      { code: 'pin.wrong' },
    ],
    [
      '401 of the session',
      answering({ code: 'session.expired' }, { status: 401 }),
      { code: 'session.expired' },
    ],
    ['no network', unreachable(), { code: 'pin.save', hint: 'unreachable' }],
  ])('that gets %s says so', async (_, fetch, problem) => {
    expect(await problemIn(hand(fetch))).toEqual(problem);
  });

  it('that gets no answer for 20 s says so, and ends if the step is left', async () => {
    expect(await outwaited(hand(silent()))).toEqual({ code: 'pin.save', hint: 'timeout' });
    expect(await abortedBy((signal) => hand(silent(), signal))).toEqual(new Error('The step was left'));
  });
});
