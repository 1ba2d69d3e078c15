import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { readConfig } from '../../provider/config.ts';
import edge from '../../showcase/docs/samples/server/edge.ts';
import { answerPage } from '../../showcase/docs/samples/server/trigger.ts';
import { ask } from './support/ask.ts';
import { ISSUER, startHost } from './support/host-server.ts';
import { SECRET } from './support/provider.ts';

/** A host's sample with a provider in memory behind the runtime's `fetch`. */
const start = async () => {
  const host = await startHost();
  const real = globalThis.fetch;
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    url.startsWith(ISSUER) ? host.provider.fetch(new Request(url, init)) : real(url, init),
  );
  vi.stubEnv('PROVIDER_URL', ISSUER);
  vi.stubEnv('PROVIDER_APP', host.id);
  // The clock of these tests is in the past or the future, but tokens are verified with the real one.
  vi.useFakeTimers({ toFake: ['Date'], now: host.provider.clock.now() });
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
  });
  const takeBack = async () => {
    const [grant] = await host.grants();
    const { key, token } = host;
    await ask(host.provider, `/api/grants/${grant.id}`, { key, token, method: 'DELETE' });
  };
  return { ...host, takeBack };
};

const scores = [
  { item: 'Baking', score: 0, reasons: [] },
  { item: 'Climate', score: 0, reasons: [] },
];

describe('a sample of the documentation for the host’s server', () => {
  it('answers with shared data, and reports a withdrawal: edge.ts', async () => {
    const { id, accessToken, takeBack } = await start();
    const token = await accessToken();
    const env = { PROVIDER_URL: ISSUER, PROVIDER_APP: id };
    const call = (authorization: string) =>
      edge.fetch(new Request('https://shop.example/interests', { headers: { authorization } }), env);
    expect(await (await call(`Bearer ${token}`)).json()).toEqual(scores);
    expect((await call('Bearer x')).status).toBe(401);
    await takeBack();
    expect((await call(`Bearer ${token}`)).status).toBe(410);
  });

  it('answers 502 while the provider is unreachable: edge.ts', async () => {
    const { id, accessToken } = await start();
    const authorization = `Bearer ${await accessToken()}`;
    vi.stubGlobal('fetch', async () => Response.json({}, { status: 503 }));
    const request = new Request('https://shop.example/interests', { headers: { authorization } });
    const answer = await edge.fetch(request, { PROVIDER_URL: ISSUER, PROVIDER_APP: id });
    expect([answer.status, await answer.json()]).toEqual([
      502,
      { error: expect.stringMatching(/^provider\./) },
    ]);
  });

  it('answers with shared data, and refuses other clients: node.ts', async () => {
    const { accessToken } = await start();
    const token = await accessToken();
    const { server } = await import('../../showcase/docs/samples/server/node.ts');
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    const address = server.address();
    const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
    const call = async (authorization: string) => (await fetch(url, { headers: { authorization } })).json();
    expect(await call(`Bearer ${token}`)).toEqual({ subject: expect.any(String), interests: scores });
    expect(await call('Bearer x')).toEqual({ error: 'token.invalid' });
  });

  it('answers with a page that has the button, and a policy that allows its styles: trigger.ts', async () => {
    const answer = await answerPage();
    expect(await answer.text()).toContain(
      '<data-connect-button id="sign-in" api-key="sandbox-demo-key" app-name="Bookshop"><template',
    );
    expect(answer.headers.get('content-security-policy')).toMatch(/style-src 'sha256-[\w+/]{43}='$/);
  });

  it('is a configuration with which a provider on a public address starts once it has a secret: provider.env', () => {
    const variables = parseEnv(readFileSync('showcase/docs/samples/server/provider.env', 'utf8'));
    // A secret in the documentation would be public.
    expect(() => readConfig(variables)).toThrow('PROVIDER_SECRET is needed');
    expect(readConfig({ ...variables, PROVIDER_SECRET: SECRET })).toMatchObject({
      publicUrl: 'https://id.example',
      database: { kind: 'postgres' },
      smtp: { from: 'Sign-in <id@id.example>' },
    });
  });
});
