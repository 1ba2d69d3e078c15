import { expect, it } from 'vitest';
import { solveProof } from '../../common/proof-of-work.ts';
import { askAccount } from './support/account.ts';
import { builtPages, builtWidget } from './support/built-pages.ts';
import { createBrowser, locationOf, silentIn, startOpenId } from './support/open-id.ts';
import { createClock } from './support/provider.ts';
import { repeated } from './support/repeated.ts';
import { scratchFolder } from './support/scratch.ts';

const NEIGHBOUR = '198.51.100.7';
const PAGE = /\/authorize\/[\w-]+$/;

type Started = Awaited<ReturnType<typeof startOpenId>>;

const pages = () => ({
  pagesFolder: builtPages('', { 'solve-proof-12345678.js': '// built' }),
  widgetFolder: builtWidget(),
});

const ONE_CODE = { CODES_PER_CLIENT: '1' };

const start = (clock = createClock()) => startOpenId({ clock, variables: ONE_CODE, ...pages() });

const beginIn = ({ provider, addressWith }: Started, change: Record<string, string> = {}, peer?: string) =>
  createBrowser(provider).go(addressWith(change), peer === undefined ? {} : { peer });

const crowd = async (started: Started, times = 20) => {
  for (let time = 0; time < times; time += 1) await beginIn(started);
};

const asked = (text: string): unknown => {
  const [, proof = ''] = /data-proof="([^"]*)"/.exec(text) ?? [];
  return JSON.parse(proof.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code))));
};

const solvedFrom = async (text: string) =>
  JSON.stringify(await solveProof(asked(text), crypto.subtle, new AbortController().signal));

it('a network that began many sign-ins works for the next one, and goes on', async () => {
  const started = await start();
  await crowd(started);
  const page = await beginIn(started);
  expect([page.status, page.headers.get('content-security-policy')]).toEqual([
    429,
    expect.stringContaining("script-src 'self'"),
  ]);
  expect(page.text).toContain('<script src="/authorize/assets/solve-proof.js">');
  const proof = await solvedFrom(page.text);
  expect(locationOf(await beginIn(started, { proof }))).toMatch(PAGE);
});

it.each([
  ['was used before', async (_: Started, proof: string) => proof],
  [
    'is of another network',
    async (started: Started) => {
      for (let time = 0; time < 20; time += 1) await beginIn(started, {}, NEIGHBOUR);
      return solvedFrom((await beginIn(started, {}, NEIGHBOUR)).text);
    },
  ],
  ['is no JSON', async () => 'proof'],
  ['is long', async () => `"${'x'.repeat(3_000)}"`],
])('a proof that %s leads to new work, not to a dead end', async (_, proofOf) => {
  const started = await start();
  await crowd(started);
  const used = await solvedFrom((await beginIn(started)).text);
  await beginIn(started, { proof: used });
  const page = await beginIn(started, { proof: await proofOf(started, used) });
  expect(page.status).toBe(429);
  const proof = await solvedFrom(page.text);
  expect(locationOf(await beginIn(started, { proof }))).toMatch(PAGE);
});

it.each([10, 40])(
  'neighbours who began %i times as many sign-ins cost the next one work, and refuse none',
  async (times) => {
    const started = await start();
    await repeated(started.provider, () => beginIn(started), times * 20 - 1);
    const page = await beginIn(started);
    expect(page.text).toContain('&#34;work&#34;:32}');
    expect(locationOf(await beginIn(started, { proof: await solvedFrom(page.text) }))).toMatch(PAGE);
  },
);

it('many networks together work for the next sign-in, and are never all refused', async () => {
  const started = await startOpenId({ variables: { CODES_IN_ALL: '1' }, ...pages() });
  const from = (place: number, change = {}) => beginIn(started, change, `198.51.100.${place}`);
  for (let place = 0; place < 20; place += 1) expect(locationOf(await from(place))).toMatch(PAGE);
  const proof = await solvedFrom((await from(20)).text);
  await repeated(started.provider, () => from(20, { proof }), 400);
  const page = await from(21);
  expect(page.status).toBe(429);
  expect(locationOf(await from(21, { proof: await solvedFrom(page.text) }))).toMatch(PAGE);
});

it('neighbours neither stop nor count for an answer to prompt=none', async () => {
  const started = await start();
  const { browser } = await started.signInWith();
  await crowd(started, 30);
  const silent = async () =>
    expect(await silentIn(started, browser)).toMatchObject({ code: expect.any(String) });
  await repeated(started.provider, silent, 598);
  await silent();
  expect(await silentIn(started, browser)).toMatchObject({ error: 'interaction_required' });
  expect(await silentIn(started, createBrowser(started.provider))).toMatchObject({ error: 'login_required' });
});

it('a provider without built pages refuses in place of a page that could not work', async () => {
  const started = await startOpenId({ variables: ONE_CODE, ...pages(), pagesFolder: scratchFolder() });
  await crowd(started);
  const page = await beginIn(started);
  expect(page.status).toBe(429);
  expect(page.text).toContain('<code>authorize.limit</code>');
  expect(page.text).not.toContain('<script');
});

it('passkeys that neighbours begin to sign in by store nothing, and none is refused', async () => {
  const { provider } = await startOpenId();
  const begun = Array.from({ length: 400 }, () =>
    askAccount(provider, 'passkeys/sign-in/options', { method: 'POST' }),
  );
  expect(new Set((await Promise.all(begun)).map(({ status }) => status))).toEqual(new Set([200]));
  expect(await provider.rows('passkey_challenges')).toEqual([]);
});
