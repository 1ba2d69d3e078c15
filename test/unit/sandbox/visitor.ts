import type { Environment } from '../../../showcase/sandbox/environment.ts';
import type { Caller } from '../../../showcase/sandbox/http/requests.ts';
import { SANDBOX_KEY } from '../../../showcase/sandbox/provider/provider.ts';
import { FORM_TYPE, pressedForm } from '../../support/confirmation.ts';
import { openSandbox } from '../../support/open-sandbox.ts';

export const ORIGIN = 'http://localhost:4173';
export const PUBLIC_CALLER: Caller = {
  origin: 'https://demo.example',
  address: '203.0.113.1',
  isLocal: false,
  mayTest: false,
};
export const START = Date.parse('2026-11-21T09:00:00Z');
export const MINUTE = 60_000;

const countedBytes = () => {
  let count = 0;
  return (length: number) => {
    count += 1;
    return Uint8Array.from({ length }, (_, index) => (count * 37 + index * 101) % 256);
  };
};

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

export const fieldsOf = async (response: Response): Promise<Record<string, unknown>> => {
  const body: unknown = await response.json();
  if (!isFields(body)) throw new TypeError('The answer is no JSON object');
  return body;
};

export const at = (value: unknown, ...path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>((inner, key) => (isFields(inner) ? inner[key] : undefined), value);

export const visit = (options: Partial<Environment> = {}) => {
  const clock = { now: START };
  const slept: number[] = [];
  const sandbox = openSandbox({
    now: () => clock.now,
    random: countedBytes(),
    sleep: async (ms, signal) => {
      signal.throwIfAborted();
      slept.push(ms);
    },
    callbackPage: () => '<!doctype html><title>Callback</title>',
    ...options,
  });

  const send = (path: string, init: RequestInit = {}) => sandbox.fetch(new Request(`${ORIGIN}${path}`, init));
  const get = (path: string, headers: Record<string, string> = {}) => send(path, { headers });
  /** Posts like the showcase's pages; `x-api-key: ''` leaves the key out. */
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    send(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'x-api-key': SANDBOX_KEY, ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });

  const comeBack = async (path: string): Promise<Response> => {
    const shown = await get(path);
    if (shown.status !== 200) return shown;
    const form = { 'Content-Type': FORM_TYPE, 'Sec-Fetch-Site': 'same-origin' };
    return post(path.replace(/\?.*/, ''), pressedForm(await shown.text()), form);
  };

  const askCode = (email: string) => post('/api/email/verify', { email });

  const signIn = async (email: string) => {
    await askCode(email);
    const inbox = await fieldsOf(await get(`/sandbox/inbox?email=${encodeURIComponent(email)}`));
    const code = String(at(inbox, 'messages', 0, 'code'));
    const signedIn = await fieldsOf(await post('/api/email/verify/confirm', { email, code }));
    const asPerson = { Authorization: `Bearer ${signedIn.token}` };
    const infoOf = (confirmations: readonly string[]) => ({
      account: email,
      confirmations: confirmations.map((data) => ({ data, date: '2026-11-21' })),
    });
    const share = async (confirmations: readonly string[] = ['Medium']) =>
      fieldsOf(await post('/api/getAPIurlMobile', { Info: infoOf(confirmations) }, asPerson));
    return {
      signedIn,
      share,
      post: (path: string, body: unknown, headers = {}) => post(path, body, { ...asPerson, ...headers }),
    };
  };

  return { sandbox, clock, slept, send, get, comeBack, post, askCode, signIn };
};

export const visitLive = (answer: () => Response | Promise<Response>, country?: string) => {
  const asked: URL[] = [];
  const reported: Error[] = [];
  const visitor = visit({
    env: { ADZUNA_APP_ID: 'app1d', ADZUNA_APP_KEY: 's3cr3t', ADZUNA_COUNTRY: country },
    report: (error) => void reported.push(error),
    fetch: async (input) => {
      asked.push(new URL(String(input)));
      return answer();
    },
  });
  return { ...visitor, asked, reported };
};
