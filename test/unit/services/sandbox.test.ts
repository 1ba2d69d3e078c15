import { expect, it } from 'vitest';
import { CONNECTORS } from '../../../widget/domain/connectors.ts';
import { authorize, confirmCode, sendCode } from '../../../widget/services/api.ts';
import { apiAddress } from '../../../widget/services/api-address.ts';
import { createPost } from '../../../widget/services/http.ts';
import { rememberCalls } from '../../../widget/services/repeatable.ts';
import { REAL_SHARE, share, TEST_SHARE } from '../../../widget/services/share.ts';
import { answerComplaints, callOf, requestComplaints } from '../../support/api-document.ts';
import { openSandbox } from '../../support/open-sandbox.ts';
import { messageIn, NOTICE, never, problemIn, shareRequest, user } from './builders.ts';

const ORIGIN = 'http://localhost:4173';
const EMAIL = 'ada@example.com';

/** Fails if a request of the widget, or its successful answer, does not match the API's document. */
const expectDocumented = async (request: Request, response: Response) => {
  const call = callOf(request);
  if (call === undefined) throw new Error(`${request.url} is not documented`);
  expect(requestComplaints(call, await request.clone().json())).toEqual([]);
  if (!response.ok) return;
  const answer = await response.clone().json();
  // The sandbox answers with each of the keys that the widget reads (contract §4).
  const asServed = call.id === 'authorize' ? { url: Object.values(answer)[0] } : answer;
  expect(answerComplaints(call, asServed)).toEqual([]);
};

/** The widget's own client with a new sandbox. `spoil` adds a fault to each later request. */
const clientWith = (locale = 'en') => {
  const sandbox = openSandbox();
  const languages: (string | null)[] = [];
  let present: string | undefined;
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
    apiKey: 'sandbox-demo-key',
    locale,
  };
  const codeFor = async (email: string) => {
    const inbox = await sandbox.fetch(new Request(`${ORIGIN}/sandbox/inbox?email=${email}`));
    return /"(\d{6})"/.exec(await inbox.text())?.[1] ?? '';
  };
  const spoil = (fault?: string) => {
    present = fault;
  };
  const now = () => new Date().toISOString();
  const context = {
    api,
    crypto: globalThis.crypto,
    now,
    page: `${ORIGIN}/page`,
    repeatableOf: rememberCalls(globalThis.crypto, now, () => NOTICE),
    response: { responseType: 'token', codeChallenge: '' } as const,
  };
  return { api, codeFor, spoil, context, fetch, languages };
};
type Client = ReturnType<typeof clientWith>;

const signIn = async ({ api, codeFor }: Client, email = EMAIL) => {
  await sendCode(api, email, never);
  return confirmCode(api, { email: email, code: await codeFor(email) }, never);
};

/** A client whose person has signed in. */
const signedInClient = async (locale?: string) => {
  const client = clientWith(locale);
  const { token } = await signIn(client);
  const asked = shareRequest({ user: { ...user, email: EMAIL, token } });
  return { ...client, ada: { username: 'ada', token }, asked };
};

it('the client against the sandbox signs a new person in with the mailed code, and the second time as existing', async () => {
  const client = clientWith();
  await expect(signIn(client)).resolves.toMatchObject({
    username: 'ada',
    isNewUser: true,
    userState: 'new',
  });
  await expect(signIn(client)).resolves.toMatchObject({ isNewUser: false, flowType: 'login' });
});

it('the client against the sandbox recognises a wrong, a used and, after five tries, a locked code', async () => {
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

it('the client against the sandbox sends the person’s language with its region in every call', async () => {
  const client = await signedInClient('de-AT');
  await authorize(client.api, { platform: 'youtube', state: 'one-time' }, client.ada, null, never);
  await share(TEST_SHARE, client.context, shareRequest(), never);
  expect(client.languages).toEqual(['de-AT', 'de-AT', 'de-AT', 'de-AT']);
});

it('the client against the sandbox finds the address for every platform', async () => {
  const { api, ada } = await signedInClient();
  for (const platform of CONNECTORS) {
    const attempt = { platform, state: 'one-time' };
    const url = new URL(await authorize(api, attempt, ada, `${ORIGIN}/back`, never));
    expect(url.pathname).toBe(`/oauth/${platform}`);
  }
});

it.each([REAL_SHARE, TEST_SHARE])(
  'the client against the sandbox shares through $path, and the token works at the address',
  async (call) => {
    const { context, fetch, asked } = await signedInClient();
    const { response, access } = await share(call, context, asked, never);
    expect(access?.approved).toEqual([{ data: 'Medium' }, { data: 'Large' }]);
    expect(response).not.toHaveProperty('accessToken');
    const inference = await fetch(access?.apiUrl ?? '', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${access?.accessToken}` },
      body: JSON.stringify({ Input: [{ text: 'Tech' }] }),
    });
    expect(inference.status).toBe(200);
  },
);

type SignedInClient = Awaited<ReturnType<typeof signedInClient>>;

const calls: Record<string, (client: SignedInClient) => Promise<unknown>> = {
  'call 1': ({ api }) => sendCode(api, EMAIL, never),
  'call 2': ({ api }) => confirmCode(api, { email: EMAIL, code: '123456' }, never),
  'call 3': ({ api, ada }) => authorize(api, { platform: 'gmail', state: 's' }, ada, null, never),
  'call 4': ({ context, asked }) => share(REAL_SHARE, context, asked, never),
};
const NO_URL =
  'No OAuth URL found. Backend should return one of: gmailURL, gmailUrl, gmail_url, platformURL, authUrl, url';
const UNREACHABLE = 'The service could not be reached. Check your connection and try again.';
const UNREADABLE = 'The service gave an answer that could not be read.';
