import { expect, it } from 'vitest';
import { CONNECTOR_IDS } from '../../../common/platforms/ids.ts';
import { authorize, confirmCode, sendCode } from '../../../widget/services/api.ts';
import { REAL_SHARE, share, TEST_SHARE } from '../../../widget/services/share.ts';
import { answerComplaints, callOf, requestComplaints } from '../../support/api-document.ts';
import { openSandbox } from '../../support/open-sandbox.ts';
import { apiOn, never, shareRequest, user } from './builders.ts';
import { contextOn } from './share-calls.ts';

const EMAIL = 'ada@example.com';

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

const ORIGIN = 'http://localhost:4173';
const PARTS = {
  address: (path: string) => `${ORIGIN}/api/${path}`,
  apiKey: 'sandbox-demo-key',
  locale: 'de-AT',
};

const clientWith = () => {
  const sandbox = openSandbox();
  const languages = new Set<string | null>();
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    languages.add(request.headers.get('Accept-Language'));
    const kept = request.clone();
    const response = await sandbox.fetch(request);
    await expectDocumented(kept, response);
    return response;
  };
  const api = apiOn(fetch, PARTS);
  const signIn = async () => {
    await sendCode(api, EMAIL, never);
    const inbox = await sandbox.fetch(new Request(`${ORIGIN}/sandbox/inbox?email=${EMAIL}`));
    const code = /"(\d{6})"/.exec(await inbox.text())?.[1] ?? '';
    return confirmCode(api, { email: EMAIL, code }, never);
  };
  return { api, signIn, fetch, languages };
};

it.each([REAL_SHARE, TEST_SHARE])(
  'the widget’s calls up to $path match the API’s document, and the shared token works at its address',
  async (call) => {
    const { api, signIn, fetch, languages } = clientWith();
    const { token } = await signIn();
    for (const platform of CONNECTOR_IDS) {
      const attempt = { platform, state: 'one-time' };
      const caller = { username: 'ada', token };
      const url = new URL(await authorize(api, attempt, caller, `${ORIGIN}/back`, never));
      expect(url.pathname).toBe(`/oauth/${platform}`);
    }
    const request = shareRequest({ user: { ...user, email: EMAIL, token } });
    const { access } = await share(call, { ...contextOn(fetch), api }, request, never);
    expect(access?.approved).toEqual([{ data: 'Medium' }, { data: 'Large' }]);
    expect([...languages]).toEqual(['de-AT']);
    const inference = await fetch(access?.apiUrl ?? '', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Accept-Language': 'de-AT',
        Authorization: `Bearer ${access?.accessToken}`,
      },
      body: JSON.stringify({ Input: [{ text: 'Tech' }] }),
    });
    expect(inference.status).toBe(200);
  },
);
