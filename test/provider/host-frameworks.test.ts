import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { DEMO_SERVER_APP } from '../../provider/demo-app.ts';
import { POST as astro } from '../../showcase/docs/samples/server/astro/share.ts';
import { answerShare } from '../../showcase/docs/samples/server/lib/answer-share.ts';
import { POST as next } from '../../showcase/docs/samples/server/next/share/route.ts';
import { POST as svelteKit } from '../../showcase/docs/samples/server/sveltekit/+server.ts';
import { startCodeSharer } from './support/code.ts';
import { ISSUER } from './support/host-server.ts';

/** A host's server with a secret, and the provider in memory behind the runtime's `fetch`. */
const start = async () => {
  const sharer = await startCodeSharer({ isConfidential: true });
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => sharer.provider.fetch(new Request(url, init)));
  vi.stubEnv('PROVIDER_URL', ISSUER);
  vi.stubEnv('PROVIDER_APP', sharer.app.id);
  vi.stubEnv('PROVIDER_SECRET', sharer.secret);
  // Tokens are verified with the real clock, but the clock of these tests is not now.
  vi.useFakeTimers({ toFake: ['Date'], now: sharer.provider.clock.now() });
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
  });
  return sharer;
};

/** Nuxt imports these names by itself, so they are globals here. */
const nuxt = async (request: Request) => {
  vi.stubGlobal('answerShare', answerShare);
  vi.stubGlobal('readBody', (event: Request) => event.json());
  vi.stubGlobal('defineEventHandler', (handle: unknown) => handle);
  const { default: handle } = await import('../../showcase/docs/samples/server/nuxt/share.post.ts');
  return handle(request);
};

const ROUTES = {
  next,
  nuxt,
  sveltekit: (request: Request) => svelteKit({ request }),
  astro: (request: Request) => astro({ request }),
};

const requestWith = (code: string | null) =>
  new Request('https://shop.example/share', { method: 'POST', body: JSON.stringify({ code }) });

describe.each(Object.entries(ROUTES))('the server of the page on %s', (_, route) => {
  it('exchanges the code of the page for a subject and scores', async () => {
    const { code } = await start();
    const answer = await route(requestWith(await code()));
    expect(await answer.json()).toEqual({
      subject: expect.any(String),
      interests: [expect.objectContaining({ item: 'Baking' }), expect.objectContaining({ item: 'Climate' })],
    });
  });

  it('refuses a code that the provider does not know', async () => {
    await start();
    const answer = await route(requestWith('code_of_a_stranger'));
    expect([answer.status, await answer.json()]).toEqual([401, { error: 'code.refused' }]);
  });

  it('refuses a body without a code', async () => {
    await start();
    expect((await route(requestWith(null))).status).toBe(400);
  });

  it('answers 502 if the provider is down', async () => {
    await start();
    vi.stubGlobal('fetch', async () => Response.json({}, { status: 503 }));
    expect((await route(requestWith('x'))).status).toBe(502);
  });
});

it('the variables of the pages are those of the app that `--demo` registers', () => {
  expect(parseEnv(readFileSync('showcase/docs/samples/server/host.env', 'utf8'))).toEqual({
    PROVIDER_URL: 'http://localhost:4174',
    PROVIDER_APP: DEMO_SERVER_APP.id,
    PROVIDER_SECRET: DEMO_SERVER_APP.secret,
  });
});
