// @vitest-environment node
import { expect, it } from 'vitest';
import type { Caller } from '../../../showcase/sandbox/http/requests.ts';
import { at, fieldsOf, PUBLIC_CALLER, visit } from './visitor.ts';

const FAULT = { 'x-sandbox-fault': 'status=503' };
const SCALE = { 'x-sandbox-scale': '1' };
const SEARCH = '/v1/api/jobs/us/search/1';
const INBOX = '/sandbox/inbox?email=ada@example.org';
const OWN_PAGE = { 'Sec-Fetch-Site': 'same-origin' };
const LOCAL: Caller = { origin: 'http://localhost:4173', address: '127.0.0.1', isLocal: true, mayTest: true };
const SANDBOX: Caller = { ...PUBLIC_CALLER, mayTest: true };

const answerTo = async (
  caller: Caller,
  path: string,
  headers: Record<string, string> = {},
  init: RequestInit = {},
) => {
  const visitor = visit();
  await visitor.askCode('ada@example.org');
  return visitor.sandbox.fetch(new Request(caller.origin + path, { headers, ...init }), caller);
};

const setFault = (caller: Caller, headers: Record<string, string> = {}, type = 'application/json') =>
  answerTo(
    caller,
    '/sandbox/fault',
    {},
    { method: 'POST', headers: { 'Content-Type': type, ...headers }, body: '{"fault":"status=503"}' },
  );

it('the mailbox on a public address is readable for the site’s own page that names its address', async () => {
  const { messages } = await fieldsOf(await answerTo(PUBLIC_CALLER, INBOX, OWN_PAGE));
  expect(at(messages, 0, 'email')).toBe('ada@example.org');
});

it.each<Record<string, string>>([
  { Origin: PUBLIC_CALLER.origin },
  { Referer: `${PUBLIC_CALLER.origin}/gigi` },
])(
  'the mailbox on a public address recognises its own page without fetch metadata too: %j',
  async (headers) => {
    expect((await answerTo(PUBLIC_CALLER, INBOX, headers)).status).toBe(200);
  },
);

it('the mailbox on a public address lists no codes without an address', async () => {
  const answer = await answerTo(PUBLIC_CALLER, '/sandbox/inbox', OWN_PAGE);
  expect(await answer.json()).toEqual({ messages: [], addressRequired: true });
});

it.each<Record<string, string>>([
  {},
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'same-site' },
  { 'Sec-Fetch-Site': 'none' },
  { Origin: 'https://evil.example' },
  { Origin: 'null' },
  { Referer: 'https://evil.example/' },
])('the mailbox on a public address refuses all other requests: %j', async (headers) => {
  expect((await answerTo(PUBLIC_CALLER, INBOX, headers)).status).toBe(403);
});

it('the mailbox on loopback lists all codes, but not to other sites’ pages', async () => {
  const { messages } = await fieldsOf(await answerTo(LOCAL, '/sandbox/inbox'));
  expect(messages).toHaveLength(1);
  for (const [name, value] of [
    ['Origin', 'https://evil.example'],
    ['Sec-Fetch-Site', 'cross-site'],
  ] as const)
    expect((await answerTo(LOCAL, '/sandbox/inbox', { [name]: value })).status).toBe(403);
});

it.each([
  [FAULT, SEARCH],
  [SCALE, SEARCH],
  [{}, `${SEARCH}?fault=delay%3D60000`],
])('faults and scale are refused on a public address: %j', async (headers, path) => {
  expect((await answerTo(PUBLIC_CALLER, path, headers)).status).toBe(403);
  expect((await answerTo(PUBLIC_CALLER, path, { ...headers, ...OWN_PAGE })).status).toBe(403);
});

it('faults and scale work on a public address with SANDBOX=1, for the site’s own pages', async () => {
  expect((await answerTo(SANDBOX, SEARCH, FAULT)).status).toBe(503);
  expect((await answerTo(SANDBOX, SEARCH, { ...FAULT, ...OWN_PAGE })).status).toBe(503);
  expect((await answerTo(SANDBOX, SEARCH, SCALE)).status).toBe(200);
  expect((await answerTo(SANDBOX, SEARCH, { ...FAULT, Origin: 'https://evil.example' })).status).toBe(403);
});

it('faults and scale work on loopback for a host page on another local port, not for another site', async () => {
  const from = (Origin: string) =>
    answerTo(LOCAL, SEARCH, { ...FAULT, Origin, 'Sec-Fetch-Site': 'same-site' });
  expect((await from('http://localhost:5173')).status).toBe(503);
  expect((await from('http://127.0.0.1:5173')).status).toBe(503);
  expect((await from('https://evil.example')).status).toBe(403);
  expect((await from('http://localhost.evil.example')).status).toBe(403);
});

it('a fault for the next requests is set from the site’s own page or from no page', async () => {
  expect((await setFault(LOCAL)).status).toBe(200);
  expect((await setFault(LOCAL, OWN_PAGE)).status).toBe(200);
  expect((await setFault(SANDBOX, OWN_PAGE)).status).toBe(200);
  expect((await setFault(PUBLIC_CALLER, OWN_PAGE)).status).toBe(403);
});

it.each<Record<string, string>>([
  { Origin: 'https://evil.example' },
  { Origin: 'http://localhost:5173' },
  { 'Sec-Fetch-Site': 'cross-site' },
])('a fault for the next requests is refused from another page: %j', async (headers) => {
  expect((await setFault(LOCAL, headers)).status).toBe(403);
  const mended = await answerTo(LOCAL, '/sandbox/fault', headers, { method: 'DELETE', headers });
  expect(mended.status).toBe(403);
});

it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp'])(
  'a fault for the next requests is refused as %s, which a form of another site can send',
  async (type) => {
    expect((await setFault(LOCAL, {}, type)).status).toBe(415);
  },
);

it('a fault for the next requests affects only the client that set it', async () => {
  const { sandbox } = visit();
  const other = { ...SANDBOX, address: '203.0.113.2' };
  const body = '{"fault":"status=503"}';
  const headers = { 'Content-Type': 'application/json' };
  const init = { method: 'POST', headers, body };
  await sandbox.fetch(new Request(`${SANDBOX.origin}/sandbox/fault`, init), SANDBOX);
  const search = (caller: Caller) => sandbox.fetch(new Request(caller.origin + SEARCH), caller);
  expect((await search(other)).status).toBe(200);
  expect((await search(SANDBOX)).status).toBe(503);
});

it('the sandbox builds absolute addresses on the public origin, for any inner one', async () => {
  const { sandbox, signIn } = visit({ origin: PUBLIC_CALLER.origin });
  const ask = (path: string, init?: RequestInit) =>
    sandbox.fetch(new Request(`http://127.0.0.1:4173${path}`, init), PUBLIC_CALLER);
  const { share, post } = await signIn('ada@example.org');
  const session = { session: { state: 's', redirectUrl: 'https://demo.example/gigi' } };
  const { youtubeURL } = await fieldsOf(await post('/api/youtube/authorize', session));
  const consent = new URL(String(youtubeURL));
  expect(consent.origin).toBe('https://demo.example');
  expect(consent.searchParams.get('redirect_uri')).toBe('https://demo.example/oauth/youtube/callback');
  expect((await share()).apiUrl).toBe('https://demo.example/api/inference');
  const { results } = await fieldsOf(await ask(SEARCH));
  expect(at(results, 0, 'redirect_url')).toMatch(/^https:\/\/demo\.example\/sandbox\/apply\//);
});
