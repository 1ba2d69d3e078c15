import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, it, vi } from 'vitest';
import { DEMO_SERVER_APP } from '../../provider/cli/demo.ts';
import edge from '../../showcase/docs/samples/server/edge.ts';
import { POST } from '../../showcase/docs/samples/server/next/share/route.ts';
import { startCodeSharer } from './support/code.ts';
import { ISSUER, startHost } from './support/host-server.ts';
import { listenHere } from './support/listen-here.ts';
import { asHost } from './support/sample-host.ts';

const scores = [
  { item: 'Baking', score: 0, reasons: [] },
  { item: 'Software', score: 0, reasons: [] },
];

it('the sample edge.ts answers with shared data, reports a withdrawal, and says if the provider is down', async () => {
  const { withdraw, id, provider, accessToken } = await startHost();
  asHost(provider, id);
  const authorization = `Bearer ${await accessToken()}`;
  const call = (given = authorization) =>
    edge.fetch(new Request('https://shop.example/interests', { headers: { authorization: given } }), {
      PROVIDER_URL: ISSUER,
      PROVIDER_APP: id,
    });
  expect(await (await call()).json()).toEqual(scores);
  expect((await call('Bearer x')).status).toBe(401);
  await withdraw();
  expect((await call()).status).toBe(410);
  vi.stubGlobal('fetch', async () => Response.json({}, { status: 503 }));
  const failed = await call();
  expect([failed.status, await failed.json()]).toEqual([
    502,
    { error: expect.stringMatching(/^provider\./) },
  ]);
});

it('the sample node.ts answers with shared data, and refuses other clients', async () => {
  const { provider, id, accessToken } = await startHost();
  const token = await accessToken();
  asHost(provider, id);
  const { server } = await import('../../showcase/docs/samples/server/node.ts');
  const url = `http://127.0.0.1:${await listenHere(server)}`;
  const call = async (authorization: string) => (await fetch(url, { headers: { authorization } })).json();
  expect(await call(`Bearer ${token}`)).toEqual({ subject: expect.any(String), interests: scores });
  expect(await call('Bearer x')).toEqual({ error: 'token.invalid' });
});

it('the server of a page on Next.js exchanges a code, refuses others, and says if the provider is down', async () => {
  const { provider, app, secret, code } = await startCodeSharer({ isConfidential: true });
  const given = await code();
  asHost(provider, app.id, secret);
  const share = async (body: object) => {
    const request = new Request('https://shop.example/share', { method: 'POST', body: JSON.stringify(body) });
    const answer = await POST(request);
    return [answer.status, await answer.json()];
  };
  const interests = [{ item: 'Baking' }, { item: 'Software' }].map((each) => expect.objectContaining(each));
  expect(await share({ code: given })).toEqual([200, { subject: expect.any(String), interests }]);
  expect(await share({ code: 'code_of_a_stranger' })).toEqual([401, { error: 'code.refused' }]);
  expect((await share({ code: null }))[0]).toBe(400);
  vi.stubGlobal('fetch', async () => Response.json({}, { status: 503 }));
  expect((await share({ code: 'x' }))[0]).toBe(502);
});

it('the sample host.env has the variables of the application that `--demo` registers', () => {
  expect(parseEnv(readFileSync('showcase/docs/samples/server/host.env', 'utf8'))).toEqual({
    PROVIDER_URL: 'http://localhost:4174',
    PROVIDER_APP: DEMO_SERVER_APP.id,
    PROVIDER_SECRET: DEMO_SERVER_APP.secret,
  });
});
