import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rememberCalls } from '../../../widget/services/repeatable.ts';
import { REAL_SHARE, type ShareCall, share, shareOf, TEST_SHARE } from '../../../widget/services/share.ts';
import { answering, type Fetch, lastRequest, NOTICE, NOW, never, shareRequest, user } from './builders.ts';
import { ANSWER, contextOn } from './share-calls.ts';

const TIME = '2026-11-21T12:00:00.000Z';

const shareOn = (fetch: Fetch, call: ShareCall = REAL_SHARE, request = shareRequest()) =>
  share(call, contextOn(fetch), request, never);

const ENDING = { ...user, expiresAt: TIME };

describe('call 4', () => {
  it('confirms labels with a date, and contains the encrypted PIN and the key', async () => {
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

  it('reports the shown texts to a server that gives the end of its sessions', async () => {
    const fetch = answering(ANSWER);
    await shareOn(fetch, REAL_SHARE, shareRequest({ user: ENDING }));
    expect(lastRequest(fetch).body).toMatchObject({ Info: { notice: NOTICE } });
  });

  it('is repeated with the same key, date and notice until the choice changes, and has others after that', async () => {
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
    expect(await callFor(['basic'])).toEqual(first);
    const other = await callFor(['basic', 'personality']);
    expect(other.key).not.toBe(first.key);
    // The other choice may have replaced the first one, although its answer was lost.
    const again = await callFor(['basic']);
    expect([first.key, other.key]).not.toContain(again.key);
    expect(again.body).not.toEqual(first.body);
    expect((await callFor(['basic'], contextOn(fetch))).key).not.toBe(first.key);
  });

  it('is sent once with a new key if what the key shared stands no more', async () => {
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

  it('confirms tiers by their size', async () => {
    const fetch = answering(ANSWER);
    const tier = { type: 'Personality', descriptions: 'Your type' };
    const requestData = { tiers: { Small: tier, Large: tier } } as const;
    await shareOn(fetch, REAL_SHARE, shareRequest({ requestData, approved: ['large'] }));
    expect(lastRequest(fetch).body).toMatchObject({
      Info: { confirmations: [{ data: 'Large', date: TIME, tier: true }] },
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

  it('in test mode sends the labels of tiers, which have no ids', async () => {
    const fetch = answering(ANSWER);
    const tier = { type: 'Personality', descriptions: 'Your type' };
    const requestData = { tiers: { Small: tier, Large: tier } } as const;
    await shareOn(fetch, TEST_SHARE, shareRequest({ requestData, approved: ['large'] }));
    expect(lastRequest(fetch).body).toMatchObject({ approvedData: ['Large', 'Traits'] });
  });

  it('separates the access token from the answer that the host receives', async () => {
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

  it('never reports more approvals than the person’s, for any answer of the server', async () => {
    const { response, access } = await shareOn(
      answering(ANSWER),
      REAL_SHARE,
      shareRequest({ approved: ['basic'] }),
    );
    expect(access?.approved).toEqual([{ data: 'Medium' }]);
    expect(response.approved).toEqual([{ data: 'Medium' }]);
  });

  it('asks for a code, with the challenge if there is one, and gives only the code', async () => {
    const fetch = answering({ ...ANSWER, code: 'once' });
    const codeChallenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';
    const shareFor = (call: ShareCall, challenge: string) => {
      const response = { responseType: 'code', codeChallenge: challenge } as const;
      return share(call, contextOn(fetch, globalThis.crypto, response), shareRequest(), never);
    };
    const shared = await shareFor(REAL_SHARE, codeChallenge);
    expect(lastRequest(fetch).body).toMatchObject({ Info: { responseType: 'code', codeChallenge } });
    expect(shared).toEqual({
      response: {
        apiUrl: 'https://data.example/d/1',
        approved: [{ data: 'Medium' }, { data: 'Large' }],
        note: 'kept',
      },
      access: null,
      code: { value: 'once', apiUrl: 'https://data.example/d/1' },
    });
    await shareFor(TEST_SHARE, '');
    const { body } = lastRequest(fetch);
    expect(body).toMatchObject({ responseType: 'code' });
    expect(body).not.toHaveProperty('codeChallenge');
  });

  it('fails if the server gives a token in place of the code', async () => {
    const response = { responseType: 'code', codeChallenge: '' } as const;
    const context = contextOn(answering(ANSWER), globalThis.crypto, response);
    await expect(share(REAL_SHARE, context, shareRequest(), never)).rejects.toMatchObject({
      problem: { code: 'share.processing' },
    });
  });

  it('resolves a relative address against the API base', async () => {
    const { access } = await shareOn(answering({ apiUrl: 'inference' }));
    expect(access).toMatchObject({ apiUrl: 'https://api.example/v1/inference', accessToken: '' });
  });

  it('accepts an address without TLS, as servers on this computer have', async () => {
    const { access } = await shareOn(answering({ apiUrl: 'http://127.0.0.1:4173/d/1' }));
    expect(access?.apiUrl).toBe('http://127.0.0.1:4173/d/1');
  });

  it('adds no approvals to an answer that has none', async () => {
    const { response } = await shareOn(answering({ apiUrl: 'https://data.example/d/1' }));
    expect(response).toEqual({ apiUrl: 'https://data.example/d/1' });
  });

  it.each([undefined, '', 7, null, 'javascript:alert(1)', 'ftp://data.example', 'https://'])(
    'with the address %j in its answer gives no access',
    async (apiUrl) => {
      await expect(shareOn(answering({ apiUrl }))).resolves.toMatchObject({ access: null });
    },
  );

  it('reads any answer or fails as processing, and never passes a token on', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.string(), (answer, token) => {
        const fields = typeof answer === 'object' && answer !== null ? answer : {};
        const { response } = shareOf(
          { ...fields, accessToken: token, token },
          shareRequest(),
          'https://a.b/c',
          { responseType: 'token' },
        );
        expect(response).not.toHaveProperty('accessToken');
        expect(response).not.toHaveProperty('token');
      }),
    );
  });
});

it('a page without WebCrypto has no key for a repeated call', () => {
  const { idempotencyKey } = rememberCalls(
    {},
    () => TIME,
    () => NOTICE,
  )(shareRequest());
  expect(idempotencyKey).toBeUndefined();
});
