import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { WebCrypto } from '../../../widget/services/environment.ts';
import {
  prepareResult,
  REAL_SHARE,
  rememberCalls,
  type ShareCall,
  share,
  shareOf,
  TEST_SHARE,
} from '../../../widget/services/share.ts';
import {
  answering,
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
import { abortedBy, outwaited } from './failing-calls.ts';
import { ANSWER, contextOn } from './share-calls.ts';

const TIME = '2026-11-21T12:00:00.000Z';
const ENDING = { ...user, expiresAt: TIME };
const tier = { type: 'Personality', descriptions: 'Your type' };
const TIERS = shareRequest({ requestData: { tiers: { Small: tier, Large: tier } }, approved: ['large'] });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const shareOn = (fetch: Fetch, call: ShareCall = REAL_SHARE, request = shareRequest()) =>
  share(call, contextOn(fetch), request, never);

it('call 4 confirms labels with a date, and contains the encrypted PIN and the key', async () => {
  const fetch = answering(ANSWER);
  await shareOn(fetch);
  const { url, body, headers } = lastRequest(fetch);
  expect(url).toBe('https://api.example/v1/getAPIurlMobile');
  expect([headers.get('x-api-key'), headers.get('Authorization')]).toEqual(['key-1', 'Bearer session-token']);
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

it('call 4 is repeated with the same key, date and notice until the choice changes, and has others after that', async () => {
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
  // A server that gives the end of its sessions gets the shown texts.
  expect(first.body).toMatchObject({ Info: { notice: { ...NOTICE, version: '1' } } });
  expect(await callFor(['basic'])).toEqual(first);
  const other = await callFor(['basic', 'personality']);
  expect(other.key).not.toBe(first.key);
  // The other choice may have replaced the first one, although its answer was lost.
  const again = await callFor(['basic']);
  expect([first.key, other.key]).not.toContain(again.key);
  expect(again.body).not.toEqual(first.body);
  expect((await callFor(['basic'], contextOn(fetch))).key).not.toBe(first.key);
});

it('call 4 is sent once with a new key if what the key shared stands no more', async () => {
  const over = () => Response.json({ code: 'idempotency.ended' }, { status: 409 });
  const fetch = answering(ANSWER);
  fetch.mockImplementationOnce(async () => over());
  await shareOn(fetch, REAL_SHARE, shareRequest({ user: ENDING }));
  const keys = fetch.mock.calls.map(([, init]) => new Headers(init?.headers).get('Idempotency-Key'));
  expect([keys.length, new Set(keys).size]).toEqual([2, 2]);
  fetch.mockImplementation(async () => over());
  await expect(shareOn(fetch, REAL_SHARE, shareRequest({ user: ENDING }))).rejects.toThrow('409');
  expect(fetch).toHaveBeenCalledTimes(4);
});

it('call 4 names tiers by their size: each confirmed one, or in test mode with the topics', async () => {
  const fetch = answering(ANSWER);
  await shareOn(fetch, REAL_SHARE, TIERS);
  const confirmations = [{ data: 'Large', date: TIME, tier: true }];
  expect(lastRequest(fetch).body).toMatchObject({ Info: { confirmations } });
  await shareOn(fetch, TEST_SHARE, TIERS);
  expect(lastRequest(fetch).body).toMatchObject({ approvedData: ['Large', 'Traits'] });
});

it('call 4 of test mode posts the ids to inferenceTest, and no PIN', async () => {
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

it('the access token is separated from the answer that the host receives, with the person’s approvals alone', async () => {
  const { response, access } = await shareOn(answering(ANSWER));
  const approved = [{ data: 'Medium' }, { data: 'Large' }];
  expect(response).toEqual({ apiUrl: 'https://data.example/d/1', note: 'kept', approved });
  expect(access).toEqual({
    apiUrl: 'https://data.example/d/1',
    accessToken: 'secret',
    approved,
    username: 'ada',
  });
});

it('call 4 for a code gives only the code, with the challenge if there is one', async () => {
  const fetch = answering({ ...ANSWER, code: 'once' });
  const codeChallenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';
  const shareFor = (call: ShareCall, challenge: string, network: Fetch = fetch) => {
    const response = { responseType: 'code', codeChallenge: challenge } as const;
    return share(call, contextOn(network, globalThis.crypto, response), shareRequest(), never);
  };
  const shared = await shareFor(REAL_SHARE, codeChallenge);
  expect(lastRequest(fetch).body).toMatchObject({ Info: { responseType: 'code', codeChallenge } });
  expect(shared).toMatchObject({ access: null, code: { value: 'once', apiUrl: 'https://data.example/d/1' } });
  expect(shared.response).not.toHaveProperty('code');
  await shareFor(TEST_SHARE, '');
  const { body } = lastRequest(fetch);
  expect(body).toMatchObject({ responseType: 'code' });
  expect(body).not.toHaveProperty('codeChallenge');
  expect(await problemIn(shareFor(REAL_SHARE, '', answering(ANSWER)))).toMatchObject({
    code: 'share.processing',
  });
});

it.each([
  ['inference', 'https://api.example/v1/inference'],
  ['http://127.0.0.1:4173/d/1', 'http://127.0.0.1:4173/d/1'],
])('the address %s of an answer gives access, also without a token', async (apiUrl, address) => {
  const { response, access } = await shareOn(answering({ apiUrl }));
  expect(access).toMatchObject({ apiUrl: address, accessToken: '' });
  expect(response).not.toHaveProperty('approved');
});

it.each([undefined, '', 7, 'javascript:alert(1)', 'ftp://data.example', 'https://'])(
  'the address %j of an answer gives no access',
  async (apiUrl) => {
    await expect(shareOn(answering({ apiUrl }))).resolves.toMatchObject({ access: null });
  },
);

it('no answer of the server passes a token on', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.string(), (answer, token) => {
      const fields = { ...(typeof answer === 'object' ? answer : {}), accessToken: token, token };
      const { response } = shareOf(fields, shareRequest(), 'https://a.b/c', { responseType: 'token' });
      expect([Object.hasOwn(response, 'accessToken'), Object.hasOwn(response, 'token')]).toEqual([
        false,
        false,
      ]);
    }),
  );
});

it.each([
  [REAL_SHARE, { Info: { account: '' } }],
  [TEST_SHARE, { userEmail: '' }],
])(
  'a share without a signed-in person sends no name to the API, and is a failed request at a 401',
  async (call, named) => {
    const fetch = answering(ANSWER);
    const signedOut = shareRequest({ user: null });
    const { access } = await shareOn(fetch, call, signedOut);
    expect(lastRequest(fetch).body).toMatchObject(named);
    expect(access?.username).toBe('');
    const refused = shareOn(answering('', { status: 401 }), call, signedOut);
    expect(await problemIn(refused)).toMatchObject({ code: 'share.http' });
  },
);

const UNREACHABLE = 'The service could not be reached. Check your connection and try again.';
const UNREADABLE = 'The service gave an answer that could not be read.';

it.each([
  ['the status 503', answering('', { status: 503 }), 'API request failed: 503'],
  ['another refusal', answering({ code: 'idempotency.other' }, { status: 409 }), 'API request failed: 409'],
  [
    'a 401 of the application',
    answering({ code: 'app.unknown' }, { status: 401 }),
    'API request failed: 401',
  ],
  ['a plain 401', answering('', { status: 401 }), 'Please sign in again'],
  ['half an answer', answering('{"apiUrl'), `Processing failed: ${UNREADABLE}`],
  ['a text for an answer', answering('"text"'), `Processing failed: ${UNREADABLE}`],
  ['no server', unreachable(), `Submission failed: ${UNREACHABLE}`],
])('call 4 that gets %s fails, and is not sent again', async (_, fetch, message) => {
  expect(await messageIn(shareOn(fetch))).toBe(message);
  expect(fetch).toHaveBeenCalledOnce();
});

it('call 4 is given up after 20 s, and ends without a visible problem if the step is left', async () => {
  expect(await outwaited(shareOn(silent()))).toMatchObject({ code: 'share.submission' });
  const left = await abortedBy((signal) => share(REAL_SHARE, contextOn(silent()), shareRequest(), signal));
  expect(left).toEqual(new Error('The step was left'));
});

const prepare = (call: ShareCall, request = shareRequest(), crypto?: WebCrypto) =>
  prepareResult(call, contextOn(unreachable(), crypto), request);

it('the result before any call hashes the lower-cased e-mail and names the call for the data', async () => {
  await expect(prepare(REAL_SHARE)).resolves.toEqual({
    // SHA-256 of "ada@example.com"
    userHash: 'b5fc85e55755f9e0d030a10ab4429b6b2944855f9a0d60077fe832becbc41d72',
    appName: 'My App',
    approvedData: ['basic', 'personality'],
    apiUrl: 'https://api.example/v1/getAPIurlMobile',
    testMode: false,
    timestamp: TIME,
  });
  const test = await prepare(TEST_SHARE, shareRequest({ user: null, approved: [] }));
  expect(test).toMatchObject({
    // SHA-256 of an empty text.
    userHash: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    apiUrl: 'https://api.example/v1/inferenceTest',
    testMode: true,
    rejected: true,
  });
});

it('a page without WebCrypto can prepare no result, and has no key for a repeated call', async () => {
  const { getRandomValues } = globalThis.crypto;
  expect(await messageIn(prepare(REAL_SHARE, shareRequest(), { getRandomValues }))).toBe(
    'Submission failed: your e-mail address cannot be protected on this page. Open it over HTTPS and try again.',
  );
  const repeatableOf = rememberCalls(
    {},
    () => TIME,
    () => NOTICE,
  );
  expect(repeatableOf(shareRequest()).idempotencyKey).toBeUndefined();
});
