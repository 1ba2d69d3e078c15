import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WebCrypto } from '../../../widget/services/environment.ts';
import { rememberCalls } from '../../../widget/services/repeatable.ts';
import {
  prepareResult,
  REAL_SHARE,
  type ShareCall,
  share,
  shareOf,
  TEST_SHARE,
} from '../../../widget/services/share.ts';
import {
  answering,
  apiOn,
  type Fetch,
  lastRequest,
  messageIn,
  NOTICE,
  NOW,
  never,
  problemIn,
  shareRequest,
  silent,
  unreachable,
  user,
} from './builders.ts';

const TIME = '2026-11-21T12:00:00.000Z';
const now = () => new Date(NOW).toISOString();
const contextOn = (fetch: Fetch, crypto: WebCrypto = globalThis.crypto) => ({
  api: apiOn(fetch),
  crypto,
  now,
  page: 'https://host.example:8443/page',
  repeatableOf: rememberCalls(crypto, now, () => NOTICE),
});
const shareOn = (fetch: Fetch, call: ShareCall = REAL_SHARE, request = shareRequest()) =>
  share(call, contextOn(fetch), request, never);

const ENDING = { ...user, expiresAt: TIME };

const ANSWER = {
  apiUrl: 'https://data.example/d/1',
  accessToken: 'secret',
  token: 'secret too',
  approved: [{ data: 'Traits' }],
  note: 'kept',
};

describe('call 4', () => {
  it('confirms labels with a date, and carries the PIN encrypted and the key', async () => {
    const fetch = answering(ANSWER);
    await shareOn(fetch);
    const { url, body, headers } = lastRequest(fetch);
    expect(url).toBe('https://api.example/v1/getAPIurlMobile');
    expect(headers.get('x-api-key')).toBe('key-1');
    expect(headers.get('Authorization')).toBe('Bearer session-token');
    expect(body).toEqual({
      Info: {
        storage: 'server',
        appId: 'My App',
        confirmations: [
          { data: 'Medium', date: TIME },
          { data: 'Large', date: TIME },
        ],
        EncryptedUserPin: 'v1.secret',
        account: 'Ada@Example.com',
        proofMode: false,
        Domain: 'host.example',
        web3Type: 'none',
        OthentSub: '',
      },
    });
  });

  it('says what the person was shown to a server that names the end of its sessions', async () => {
    const fetch = answering(ANSWER);
    await shareOn(fetch, REAL_SHARE, shareRequest({ user: ENDING }));
    expect(lastRequest(fetch).body).toMatchObject({ Info: { notice: NOTICE } });
  });

  it('is repeated with the same key, date and notice for the same choice, and has others for another', async () => {
    const fetch = answering(ANSWER);
    let minute = 0;
    const clock = () => new Date(NOW + 60_000 * minute++).toISOString();
    const notice = () => ({ ...NOTICE, version: String(minute) });
    const context = { ...contextOn(fetch), repeatableOf: rememberCalls(globalThis.crypto, clock, notice) };
    const callFor = async (approved: readonly string[], opening = context) => {
      await share(REAL_SHARE, opening, shareRequest({ user: ENDING, approved }), never);
      const { headers, body } = lastRequest(fetch);
      return { key: headers.get('Idempotency-Key'), body };
    };
    const first = await callFor(['basic']);
    expect(first.key).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    const other = await callFor(['basic', 'personality']);
    expect(other.key).not.toBe(first.key);
    expect(await callFor(['basic'])).toEqual(first);
    expect((await callFor(['basic'], contextOn(fetch))).key).not.toBe(first.key);
  });

  it('confirms tiers by their size', async () => {
    const fetch = answering(ANSWER);
    const tier = { type: 'Personality', descriptions: 'Your type' };
    const requestData = { kind: 'tiers', tiers: { Small: tier, Large: tier } } as const;
    await shareOn(fetch, REAL_SHARE, shareRequest({ requestData, approved: ['large'] }));
    expect(lastRequest(fetch).body).toMatchObject({
      Info: { confirmations: [{ data: 'Large', date: TIME }] },
    });
  });

  it('in test mode posts the ids to inferenceTest, and no PIN', async () => {
    const fetch = answering(ANSWER);
    await shareOn(fetch, TEST_SHARE);
    const { url, body } = lastRequest(fetch);
    expect(url).toBe('https://api.example/v1/inferenceTest');
    expect(body).toEqual({
      approvedData: ['basic', 'personality'],
      userEmail: 'Ada@Example.com',
      appName: 'My App',
      testMode: true,
      timestamp: TIME,
    });
  });

  it('keeps the access token apart from the answer that the host receives', async () => {
    const { response, access } = await shareOn(answering(ANSWER));
    expect(JSON.stringify(response)).not.toContain('secret');
    expect(response).toMatchObject({ apiUrl: 'https://data.example/d/1', note: 'kept' });
    expect(access).toEqual({
      apiUrl: 'https://data.example/d/1',
      accessToken: 'secret',
      approved: [{ data: 'Medium' }, { data: 'Large' }],
      username: 'ada',
    });
  });

  it('never says that more was approved than the person approved, whatever the server says', async () => {
    const { response, access } = await shareOn(
      answering(ANSWER),
      REAL_SHARE,
      shareRequest({ approved: ['basic'] }),
    );
    expect(access?.approved).toEqual([{ data: 'Medium' }]);
    expect(response.approved).toEqual([{ data: 'Medium' }]);
  });

  it('resolves a relative address against the API base', async () => {
    const { access } = await shareOn(answering({ apiUrl: 'inference' }));
    expect(access).toMatchObject({ apiUrl: 'https://api.example/v1/inference', accessToken: '' });
  });

  it.each([undefined, '', 7, null, 'javascript:alert(1)', 'ftp://data.example', 'https://'])(
    'that answers the address %j gives no access',
    async (apiUrl) => {
      await expect(shareOn(answering({ apiUrl }))).resolves.toMatchObject({ access: null });
    },
  );

  it('reads any answer or fails as processing, and never lets a token through', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.string(), (answer, token) => {
        const fields = typeof answer === 'object' && answer !== null ? answer : {};
        const { response } = shareOf(
          { ...fields, accessToken: token, token },
          shareRequest(),
          'https://a.b/c',
        );
        expect(response).not.toHaveProperty('accessToken');
        expect(response).not.toHaveProperty('token');
      }),
    );
  });
});

describe('a share in which nobody is signed in', () => {
  const nobody = shareRequest({ user: null });

  it.each([
    [REAL_SHARE, { Info: { account: '' } }],
    [TEST_SHARE, { userEmail: '' }],
  ])('send no name to the API', async (call, named) => {
    const fetch = answering(ANSWER);
    const { access } = await shareOn(fetch, call, nobody);
    expect(lastRequest(fetch).body).toMatchObject(named);
    expect(access?.username).toBe('');
  });

  it('has the hash of no address', async () => {
    const result = await prepareResult(REAL_SHARE, contextOn(unreachable()), nobody);
    // SHA-256 of nothing
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
  ])('that meets %s fails as %s says', async (_, body, code) => {
    const fetch = answering(body, { status: 401 });
    expect(await problemIn(shareOn(fetch))).toMatchObject({ code });
  });

  it('that meets a 401 without a token, as in test mode, is a failed request', async () => {
    const request = shareRequest({ user: { ...user, token: '' } });
    const failed = shareOn(answering('', { status: 401 }), TEST_SHARE, request);
    expect(await problemIn(failed)).toMatchObject({ code: 'share.http' });
  });

  it('after 20 s of silence is "Submission failed"', async () => {
    const text = messageIn(shareOn(silent()));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await text).toBe('Submission failed: The service did not answer in time. Please try again.');
  });

  it('ends without a problem to show when the step is left', async () => {
    const step = new AbortController();
    const left = share(REAL_SHARE, contextOn(silent()), shareRequest(), step.signal);
    step.abort(new Error('The step was left'));
    expect(await problemIn(left)).toEqual(new Error('The step was left'));
  });
});

describe('the data request result before any call', () => {
  const prepare = (call: ShareCall, request = shareRequest(), crypto?: WebCrypto) =>
    prepareResult(call, contextOn(unreachable(), crypto), request);

  it('hashes the lower-cased e-mail and names the call that serves the data', async () => {
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

  it('is rejected when the person shares nothing', async () => {
    await expect(prepare(REAL_SHARE, shareRequest({ approved: [] }))).resolves.toMatchObject({
      approvedData: [],
      rejected: true,
    });
  });

  it('is "Submission failed" where the page has no WebCrypto', async () => {
    const { getRandomValues } = globalThis.crypto;
    expect(await messageIn(prepare(REAL_SHARE, shareRequest(), { getRandomValues }))).toBe(
      'Submission failed: your e-mail address cannot be protected on this page. Open it over HTTPS and try again.',
    );
  });
});
