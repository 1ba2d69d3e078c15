import { createServer, type ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { isConnectorId } from '../../../common/platforms/ids.ts';
import type { Signal } from '../../../provider/facts/signal.ts';
import { createHostScorer } from '../../../provider/interests/host-scorer.ts';
import { ask } from '../support/ask.ts';
import { listenHere } from '../support/listen-here.ts';
import { startProvider } from '../support/provider.ts';
import { startSharing } from '../support/share.ts';
import { EMAIL, textOf } from '../support/sign-in.ts';

type ScorerAnswer = (response: ServerResponse, body: string) => unknown;

/** A host's scorer on loopback, with its received requests. */
const serveScorer = async (answer: ScorerAnswer) => {
  const asked: { readonly headers: unknown; readonly body: unknown }[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    asked.push({ headers: request.headers, body: JSON.parse(body) });
    answer(response, body);
  });
  return { url: `http://127.0.0.1:${await listenHere(server)}/score`, asked };
};

const json =
  (value: unknown): ScorerAnswer =>
  (response) =>
    response.end(JSON.stringify(value));
const status =
  (code: number, headers = {}): ScorerAnswer =>
  (response) =>
    response.writeHead(code, headers).end();

const SIGNALS: readonly Signal[] = [
  { platform: 'youtube', kind: 'follows', text: 'Robotics Weekly', weight: 0.9, at: null },
  { platform: 'github', kind: 'works-on', text: 'arm-control', weight: 1, at: null },
];
const ITEMS = [{ text: 'Robotics' }, { text: 'Law' }];

const scoring = async (url: string, timeoutMs = 5_000) => {
  const reported: unknown[] = [];
  const score = createHostScorer({ url, fetch, timeoutMs, report: (error) => reported.push(error) });
  return { affinities: await score(SIGNALS, ITEMS), reported };
};

it('a host’s own scorer gets signals and items only, and answers with scores and the indices of its reasons', async () => {
  const { url, asked } = await serveScorer(json({ scores: [0.9, 0], reasons: [[1, 0], []] }));
  const { affinities, reported } = await scoring(url);
  expect(affinities).toEqual([
    {
      score: 0.9,
      reasons: [
        { kind: 'works-on', text: 'arm-control', platform: 'github' },
        { kind: 'follows', text: 'Robotics Weekly', platform: 'youtube' },
      ],
    },
    { score: 0, reasons: [] },
  ]);
  expect(reported).toEqual([]);
  expect(asked.map(({ body }) => body)).toEqual([{ signals: SIGNALS, items: ITEMS }]);
});

it('a host’s own scorer is not read beyond a megabyte, however much it sends', async () => {
  const part = 'x'.repeat(65_536);
  let sent = 0;
  const { url } = await serveScorer((response) => {
    const send = () => {
      while (!response.destroyed && response.write(part)) sent += part.length;
    };
    response.on('drain', send);
    send();
  });
  const { affinities, reported } = await scoring(url);
  expect([affinities, String(reported[0])]).toEqual([null, 'HostScorerError: The answer is too long']);
  // Data in the buffers of the sockets counts as sent.
  expect(sent).toBeLessThan(20_000_000);
});

it.each<[string, ScorerAnswer]>([
  ['fails', status(503)],
  ['sends on elsewhere', status(307, { location: 'http://127.0.0.1:9/' })],
  [
    'answers half of it',
    (response) => {
      response.writeHead(200, { 'content-length': 50 });
      response.write('{"scores":[', () => response.destroy());
    },
  ],
  ['has too few scores', json({ scores: [0.5] })],
  ['has a score above 1', json({ scores: [0.5, 1.5] })],
  ['names a signal that there is not', json({ scores: [0.5, 0.1], reasons: [[2]] })],
])('a host’s own scorer is replaced by the built-in one if it %s', async (_name, answer) => {
  const { url } = await serveScorer(answer);
  const { affinities, reported } = await scoring(url);
  expect([affinities, reported.length]).toEqual([null, 1]);
});

it('a host’s own scorer is replaced if it does not answer in time, or does not exist', async () => {
  const { url } = await serveScorer(() => {});
  const late = await scoring(url, 50);
  expect([late.affinities, late.reported]).toEqual([
    null,
    [expect.objectContaining({ name: 'TimeoutError' })],
  ]);
  expect((await scoring('http://127.0.0.1:9/')).affinities).toBeNull();
});

it('call 5 uses the scores of INTERESTS_URL, and the built-in ones while it fails, which is logged and counted', async () => {
  let isUp = true;
  const { url } = await serveScorer((response, body) => {
    const count = JSON.parse(body).items.length;
    if (isUp) return json({ scores: Array(count).fill(0.123) })(response, body);
    status(500)(response, body);
  });
  const provider = await startProvider({ variables: { INTERESTS_URL: url } });
  const { key } = await provider.addApp('test');
  const timestamp = '2026-11-22T09:00:00.000Z';
  const body = {
    approvedData: ['basic'],
    userEmail: 'engineer',
    appName: 'Bookshop',
    testMode: true,
    timestamp,
  };
  const token = textOf(await ask(provider, '/api/inferenceTest', { key, body }), 'accessToken');
  const infer = async () =>
    (await ask(provider, '/api/inference', { token, body: { Input: ['Robotics'] } })).body.InferenceResult;
  expect(await infer()).toMatchObject({ output: { output: [[[0.123]]] } });
  isUp = false;
  expect(await infer()).toMatchObject({
    output: { output: [[[expect.toSatisfy((score: number) => score > 0.5)]]] },
  });
  expect(provider.lines.filter((line) => line.includes('The host’s scorer did not answer'))).toHaveLength(1);
  const metrics = await (await provider.operations(new Request('http://localhost/metrics'))).text();
  expect(metrics).toContain('provider_scorer_fallbacks_total 1');
});

it('call 5 gives no data of a grant that is withdrawn during the scorer’s work', async () => {
  let meanwhile = async () => {};
  const { url } = await serveScorer(async (response) => {
    await meanwhile();
    json({ scores: [0.5, 0.5] })(response, '');
  });
  const provider = await startProvider({ variables: { INTERESTS_URL: url } });
  const { key } = await provider.addApp();
  const { token, accessToken, infer, grants } = await startSharing(provider, key);
  const opened = await accessToken();
  const person_id = (await provider.people.find(EMAIL)) ?? '';
  await provider.database.transaction(async (trx) => {
    const account = { person_id, sealed: '', scope: '', connected_at: 0 };
    const accounts = SIGNALS.map(({ platform }) => platform)
      .filter(isConnectorId)
      .map((connector) => ({ ...account, connector }));
    await trx.insertInto('accounts').values(accounts).execute();
    await provider.signals.add(trx, person_id, SIGNALS);
  });
  expect((await infer(opened)).body.InferenceResult).toMatchObject({
    output: { output: [[[0.5]], [[0.5]]] },
  });
  meanwhile = async () => {
    const [{ id }] = await grants();
    await ask(provider, `/api/grants/${id}`, { key, token, method: 'DELETE' });
  };
  const { status, body } = await infer(opened);
  expect([status, body.code]).toEqual([401, 'access.revoked']);
});
