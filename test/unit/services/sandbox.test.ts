import { describe, expect, it } from 'vitest';
import { createSandbox } from '../../../showcase/sandbox/app.ts';
import { CONNECTORS } from '../../../widget/domain/connectors.ts';
import { authorize, confirmCode, sendCode } from '../../../widget/services/api.ts';
import { apiAddress } from '../../../widget/services/api-address.ts';
import { createPost } from '../../../widget/services/http.ts';
import { rememberCalls } from '../../../widget/services/repeatable.ts';
import { REAL_SHARE, share, TEST_SHARE } from '../../../widget/services/share.ts';
import { answerComplaints, callOf, requestComplaints } from '../../support/api-document.ts';
import { messageIn, never, problemIn, shareRequest, user } from './builders.ts';

const ORIGIN = 'http://sandbox.test';
const EMAIL = 'ada@example.com';
const ADA = { username: 'ada', token: 'session-token' };

/** Fails where a request of the widget, or what it was answered, is not as the API's document says. */
const expectDocumented = async (request: Request, response: Response) => {
  const call = callOf(request);
  if (call === undefined) throw new Error(`${request.url} is not documented`);
  expect(await requestComplaints(call, request)).toEqual([]);
  expect(await answerComplaints(call, response)).toEqual([]);
};

/** The widget's own client on a sandbox of its own, each request with the fault asked for. */
const clientWith = (fault?: string, locale = 'en') => {
  const sandbox = createSandbox();
  const languages: (string | null)[] = [];
  let present = fault;
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    if (present) request.headers.set('x-sandbox-fault', present);
    languages.push(request.headers.get('Accept-Language'));
    const kept = request.clone();
    const response = await sandbox.fetch(request);
    if (!present) await expectDocumented(kept, response);
    return response;
  };
  const api = {
    post: createPost({ fetch, now: () => Date.now() }),
    address: (path: string) => apiAddress('/api', `${ORIGIN}/page`, path),
    apiKey: 'key-1',
    locale,
  };
  const codeFor = async (email: string) => {
    const inbox = await sandbox.fetch(new Request(`${ORIGIN}/sandbox/inbox?email=${email}`));
    return /"(\d{6})"/.exec(await inbox.text())?.[1] ?? '';
  };
  const mend = () => {
    present = undefined;
  };
  const now = () => new Date().toISOString();
  const context = {
    api,
    crypto: globalThis.crypto,
    now,
    page: `${ORIGIN}/page`,
    repeatableOf: rememberCalls(globalThis.crypto, now),
  };
  return { api, codeFor, mend, context, fetch, languages };
};
type Client = ReturnType<typeof clientWith>;

const signIn = async ({ api, codeFor }: Client, email = EMAIL) => {
  await sendCode(api, email, never);
  return confirmCode(api, { email: email, code: await codeFor(email) }, never);
};

describe('the client against the sandbox', () => {
  it('signs a new person in with the code that was sent, and the second time as existing', async () => {
    const client = clientWith();
    await expect(signIn(client)).resolves.toMatchObject({
      username: 'ada',
      isNewUser: true,
      userState: 'new',
    });
    await expect(signIn(client)).resolves.toMatchObject({ isNewUser: false, flowType: 'login' });
  });

  it('learns of a wrong, a used and, after five tries, a locked code', async () => {
    const { api, codeFor } = clientWith();
    await sendCode(api, EMAIL, never);
    const code = await codeFor(EMAIL);
    const wrong = code === '000000' ? '000001' : '000000';
    const problems = [];
    for (const _ of [1, 2, 3, 4, 5, 6])
      problems.push(await problemIn(confirmCode(api, { email: EMAIL, code: wrong }, never)));
    expect(problems[0]).toEqual({ code: 'code.invalid' });
    expect(problems[5]).toEqual({ code: 'code.invalid', hint: 'tooManyTries' });

    await sendCode(api, EMAIL, never);
    const fresh = await codeFor(EMAIL);
    await confirmCode(api, { email: EMAIL, code: fresh }, never);
    expect(await problemIn(confirmCode(api, { email: EMAIL, code: fresh }, never))).toEqual({
      code: 'code.invalid',
      hint: 'expired',
    });
  });

  it('says in every call which language the person chose, region and all', async () => {
    const client = clientWith(undefined, 'de-AT');
    await signIn(client);
    await authorize(client.api, { platform: 'youtube', state: 'one-time' }, ADA, null, never);
    await share(TEST_SHARE, client.context, shareRequest(), never);
    expect(client.languages).toEqual(['de-AT', 'de-AT', 'de-AT', 'de-AT']);
  });

  it('learns when a sixth code may be requested', async () => {
    const { api } = clientWith();
    for (const _ of [1, 2, 3, 4, 5]) await sendCode(api, EMAIL, never);
    expect(await problemIn(sendCode(api, EMAIL, never))).toMatchObject({
      code: 'code.send',
      hint: 'retryAfter',
      retryAfterS: expect.any(Number),
    });
  });

  it.each(CONNECTORS)('finds the address for %s, with state and return address in it', async (platform) => {
    const { api } = clientWith();
    const attempt = { platform, state: 'one-time' };
    const url = new URL(await authorize(api, attempt, ADA, `${ORIGIN}/back`, never));
    expect(url.pathname).toBe(`/oauth/${platform}`);
    expect(url.searchParams.get('state')).toBe('one-time');
    expect(url.searchParams.get('redirect_uri')).toBe(`${ORIGIN}/back`);
  });

  it('is refused the address without a key', async () => {
    const { api } = clientWith();
    const asked = authorize({ ...api, apiKey: '' }, { platform: 'youtube', state: 's' }, ADA, null, never);
    expect(await messageIn(asked)).toBe('HTTP 401: Unauthorized');
  });

  it.each([REAL_SHARE, TEST_SHARE])('shares through $path, and the token opens the address', async (call) => {
    const { context, fetch } = clientWith();
    const { response, access } = await share(call, context, shareRequest(), never);
    expect(access?.approved).toEqual([{ data: 'Medium' }, { data: 'Large' }]);
    expect(response).not.toHaveProperty('accessToken');
    const inference = await fetch(access?.apiUrl ?? '', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${access?.accessToken}` },
      body: JSON.stringify({ Input: [{ text: 'Tech' }] }),
    });
    expect(inference.status).toBe(200);
  });
});

const calls: Record<string, (client: Client) => Promise<unknown>> = {
  'call 1': ({ api }) => sendCode(api, EMAIL, never),
  'call 2': ({ api }) => confirmCode(api, { email: EMAIL, code: '123456' }, never),
  'call 3': ({ api }) => authorize(api, { platform: 'gmail', state: 's' }, ADA, null, never),
  'call 4': ({ context }) => share(REAL_SHARE, context, shareRequest({ user }), never),
};
const NO_URL =
  'No OAuth URL found. Backend should return one of: gmailURL, gmailUrl, gmail_url, platformURL, authUrl, url';
const UNREACHABLE = 'The service could not be reached. Check your connection and try again.';
const UNREADABLE = 'The service gave an answer that could not be read.';

describe('a call that fails', () => {
  it.each([
    ['call 1', 'status=500', 'Failed to send verification code'],
    ['call 1', 'status=503', 'Failed to send verification code'],
    ['call 1', 'status=429', 'Failed to send verification code'],
    ['call 1', 'abort', 'Failed to send verification code'],
    ['call 2', 'status=500', 'Invalid verification code'],
    ['call 2', 'status=503', 'Invalid verification code'],
    ['call 2', 'status=429', 'Invalid verification code'],
    ['call 2', 'malformed', 'Invalid verification code'],
    ['call 2', 'empty', 'Invalid verification code'],
    ['call 2', 'abort', 'Invalid verification code'],
    ['call 3', 'status=500', 'HTTP 500: Internal Server Error'],
    ['call 3', 'status=503', 'HTTP 503: Service Unavailable'],
    ['call 3', 'status=429', 'HTTP 429: Too Many Requests'],
    ['call 3', 'malformed', NO_URL],
    ['call 3', 'empty', NO_URL],
    ['call 3', 'abort', UNREACHABLE],
    ['call 4', 'status=500', 'API request failed: 500'],
    ['call 4', 'status=503', 'API request failed: 503'],
    ['call 4', 'status=429', 'API request failed: 429'],
    ['call 4', 'malformed', `Processing failed: ${UNREADABLE}`],
    ['call 4', 'empty', `Processing failed: ${UNREADABLE}`],
    ['call 4', 'abort', `Submission failed: ${UNREACHABLE}`],
  ])('%s with %s ends in "%s"', async (call, fault, text) => {
    expect(await messageIn(calls[call]?.(clientWith(fault)) ?? Promise.resolve())).toBe(text);
  });

  it.each(['call 1', 'call 3', 'call 4'])('%s works at the second try', async (call) => {
    const client = clientWith('status=503');
    await calls[call]?.(client).catch(() => {});
    client.mend();
    await expect(calls[call]?.(client)).resolves.not.toThrow();
  });
});
