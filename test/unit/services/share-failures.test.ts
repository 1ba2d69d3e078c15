import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WebCrypto } from '../../../widget/services/environment.ts';
import {
  prepareResult,
  REAL_SHARE,
  type ShareCall,
  share,
  TEST_SHARE,
} from '../../../widget/services/share.ts';
import {
  answering,
  type Fetch,
  lastRequest,
  messageIn,
  never,
  problemIn,
  shareRequest,
  silent,
  unreachable,
  user,
} from './builders.ts';
import { abortedBy, outwaited } from './failing-calls.ts';
import { ANSWER, contextOn } from './share-calls.ts';

const TIME = '2026-11-21T12:00:00.000Z';

const shareOn = (fetch: Fetch, call: ShareCall = REAL_SHARE, request = shareRequest()) =>
  share(call, contextOn(fetch), request, never);

describe('a share without a signed-in person', () => {
  const signedOut = shareRequest({ user: null });

  it.each([
    [REAL_SHARE, { Info: { account: '' } }],
    [TEST_SHARE, { userEmail: '' }],
  ])('sends no name to the API', async (call, named) => {
    const fetch = answering(ANSWER);
    const { access } = await shareOn(fetch, call, signedOut);
    expect(lastRequest(fetch).body).toMatchObject(named);
    expect(access?.username).toBe('');
  });

  it('has no hash of an address', async () => {
    const result = await prepareResult(REAL_SHARE, contextOn(unreachable()), signedOut);
    // SHA-256 of an empty text.
    expect(result.userHash).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  });
});

describe('a failed call 4', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it.each([
    [500, {}, { hint: 'unavailable' }],
    [503, {}, { hint: 'unavailable' }],
    [429, { 'Retry-After': '30' }, { hint: 'retryAfter', retryAfterS: 30 }],
  ])('with the status %i is "API request failed"', async (status, headers, hints) => {
    const fetch = answering('', { status, headers });
    expect(await problemIn(shareOn(fetch))).toEqual({ code: 'share.http', params: { status }, ...hints });
    expect(await messageIn(shareOn(fetch))).toBe(`API request failed: ${status}`);
  });

  it.each([
    ['another code', answering({ code: 'idempotency.other' }, { status: 409 })],
    ['no answer', unreachable()],
  ])('with %s is not sent again', async (_, fetch) => {
    await problemIn(shareOn(fetch));
    expect(fetch).toHaveBeenCalledOnce();
  });

  it.each(['', '{"apiUrl', '[]', '"text"', 'null'])(
    'with the body %j is "Processing failed"',
    async (body) => {
      expect(await messageIn(shareOn(answering(body)))).toBe(
        'Processing failed: The service gave an answer that could not be read.',
      );
    },
  );

  it('without a server is "Submission failed"', async () => {
    expect(await messageIn(shareOn(unreachable()))).toBe(
      'Submission failed: The service could not be reached. Check your connection and try again.',
    );
  });

  it.each([
    ['a plain 401', '', 'session.expired'],
    ['a 401 of the session', '{"code":"session.unknown"}', 'session.expired'],
    ['a 401 of the application', '{"code":"app.unknown"}', 'share.http'],
  ])('that gets %s fails as %s says', async (_, body, code) => {
    const fetch = answering(body, { status: 401 });
    expect(await problemIn(shareOn(fetch))).toMatchObject({ code });
  });

  it('that gets a 401 without a token, as in test mode, is a failed request', async () => {
    const request = shareRequest({ user: { ...user, token: '' } });
    const failed = shareOn(answering('', { status: 401 }), TEST_SHARE, request);
    expect(await problemIn(failed)).toMatchObject({ code: 'share.http' });
  });

  it('after 20 s without an answer is "Submission failed"', async () => {
    expect(await outwaited(shareOn(silent()))).toMatchObject({
      code: 'share.submission',
      params: { reason: 'The service did not answer in time. Please try again.' },
    });
  });

  it('ends without a visible problem if the step is left', async () => {
    const left = await abortedBy((signal) => share(REAL_SHARE, contextOn(silent()), shareRequest(), signal));
    expect(left).toEqual(new Error('The step was left'));
  });
});

describe('the data request result before any call', () => {
  const prepare = (call: ShareCall, request = shareRequest(), crypto?: WebCrypto) =>
    prepareResult(call, contextOn(unreachable(), crypto), request);

  it('hashes the lower-cased e-mail and names the call for the data', async () => {
    await expect(prepare(REAL_SHARE)).resolves.toEqual({
      // SHA-256 of "ada@example.com"
      userHash: 'b5fc85e55755f9e0d030a10ab4429b6b2944855f9a0d60077fe832becbc41d72',
      appName: 'My App',
      approvedData: ['basic', 'personality'],
      apiUrl: 'https://api.example/v1/getAPIurlMobile',
      testMode: false,
      timestamp: TIME,
    });
  });

  it('in test mode says so', async () => {
    await expect(prepare(TEST_SHARE)).resolves.toMatchObject({
      apiUrl: 'https://api.example/v1/inferenceTest',
      testMode: true,
    });
  });

  it('is rejected if the person shares nothing', async () => {
    await expect(prepare(REAL_SHARE, shareRequest({ approved: [] }))).resolves.toMatchObject({
      approvedData: [],
      rejected: true,
    });
  });

  it('is "Submission failed" if the page has no WebCrypto', async () => {
    const { getRandomValues } = globalThis.crypto;
    expect(await messageIn(prepare(REAL_SHARE, shareRequest(), { getRandomValues }))).toBe(
      'Submission failed: your e-mail address cannot be protected on this page. Open it over HTTPS and try again.',
    );
  });
});
