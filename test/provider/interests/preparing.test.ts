import { expect, it, onTestFinished, vi } from 'vitest';
import { createPrepare } from '../../../provider/api/inference.ts';
import { openingOf } from '../../../provider/facts/approvals.ts';
import { COMPLETE, withoutSignals } from '../../../provider/interests/inference.ts';
import { createScorer } from '../../../provider/interests/scorer.ts';
import type { Signal } from '../../../provider/signal.ts';
import { soon } from '../../support/until.ts';
import { createPkce, exchange } from '../support/code.ts';
import { startProvider } from '../support/provider.ts';
import { serveScorer } from '../support/scorer-server.ts';
import { approving, startSharing } from '../support/share.ts';
import { EMAIL, textOf } from '../support/sign-in.ts';

const SIGNAL: Signal = { platform: 'youtube', kind: 'follows', text: 'Robotics', weight: 1, at: null };
const LARGE = openingOf(['large', 'traits']);

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

const startWithSignals = async (variables: Readonly<Record<string, string>> = {}) => {
  const provider = await startProvider({ variables });
  const { key, id } = await provider.addApp();
  const sharing = await startSharing(provider, key);
  const person_id = (await provider.people.find(EMAIL)) ?? '';
  await provider.database.transaction(async (trx) => {
    const account = { person_id, connector: SIGNAL.platform, sealed: '', scope: '', connected_at: 0 };
    await trx.insertInto('accounts').values(account).execute();
    await provider.signals.add(trx, person_id, [SIGNAL]);
  });
  return { provider, app: id, ...sharing };
};

it('prepares the parts that the approval opens once the call is answered, and asks about no item', async () => {
  const infer = vi.fn(async () => ({ ...withoutSignals([], LARGE, 'nothing'), ...COMPLETE }));
  createPrepare(infer)('person', LARGE);
  expect(infer).not.toHaveBeenCalled();
  await nextTurn();
  expect(infer.mock.calls).toEqual([['person', [], LARGE]]);
});

it('prepares nothing for a Share that opens no score', async () => {
  const infer = vi.fn(async () => ({ ...withoutSignals([], LARGE, 'nothing'), ...COMPLETE }));
  createPrepare(infer)('person', openingOf(['email']));
  await nextTurn();
  expect(infer).not.toHaveBeenCalled();
});

it('leaves a failure to the question', async () => {
  const infer = vi.fn().mockRejectedValue(new Error('The database is closed'));
  createPrepare(infer)('person', LARGE);
  await nextTurn();
  expect(infer).toHaveBeenCalledTimes(1);
});

it('reads no signal again at the question', async () => {
  const rows = { count: 0, dimensions: 1, values: new Float64Array() };
  const sentence = { words: [1], own: 1, share: 1 };
  const interestsOf = vi.fn((signals: readonly Signal[]) => ({
    signals: signals.map((signal) => ({ signal, reach: 1, sentence })),
    rows,
    clear: 0.5,
  }));
  const score = vi.fn((items: readonly unknown[]) => items.map(() => ({ score: 0.1, reasons: [] })));
  const scorer = createScorer(() => ({ interestsOf, score, joined: ([first]) => first ?? interestsOf([]) }));
  await scorer([SIGNAL], [], LARGE);
  const [reads, scored] = [interestsOf.mock.calls.length, score.mock.calls.length];
  const answer = await scorer([SIGNAL], [{ text: 'AI' }], LARGE);
  expect(answer.output.output).toEqual([[[0.1]]]);
  expect([interestsOf.mock.calls.length, score.mock.calls.length]).toEqual([reads, scored + 1]);
});

it('begins with a Share', async () => {
  const { share } = await startWithSignals();
  const texts = vi.spyOn(JSON, 'stringify');
  onTestFinished(() => void texts.mockRestore());
  await share({ body: approving('Large') });
  await soon(() => expect(texts).toHaveBeenCalledWith([SIGNAL]));
});

it('begins with a token that a host’s server gets for a code, and not with a refused code', async () => {
  const { provider, app, share } = await startWithSignals();
  const { verifier, challenge } = createPkce();
  const Info = { ...approving('Large').Info, responseType: 'code', codeChallenge: challenge };
  const code = textOf(await share({ body: { Info } }), 'code');
  const texts = vi.spyOn(JSON, 'stringify');
  onTestFinished(() => void texts.mockRestore());
  await soon(() => expect(texts).toHaveBeenCalledWith([SIGNAL]));
  texts.mockClear();
  const exchanging = { client_id: app, code, code_verifier: verifier };
  expect((await exchange(provider, exchanging)).status).toBe(200);
  await soon(() => expect(texts).toHaveBeenCalledWith([SIGNAL]));
  texts.mockClear();
  expect((await exchange(provider, exchanging)).status).toBe(400);
  for (let turns = 0; turns < 50; turns += 1) await nextTurn();
  expect(texts).not.toHaveBeenCalledWith([SIGNAL]);
});

it('asks the operator’s own scorer about items only', async () => {
  const { url, asked } = await serveScorer((response) =>
    response.end(JSON.stringify({ scores: [0.7, 0.2] })),
  );
  const { accessToken, infer } = await startWithSignals({ INTERESTS_URL: url });
  const opened = await accessToken();
  const none = await infer(opened, { body: { Input: [] } });
  expect(none.body.InferenceResult).toMatchObject({ output: { output: [] }, withheld: [] });
  await infer(opened);
  expect(asked.map(({ body }) => Object(body).items)).toEqual([[{ text: 'AI' }, { text: 'Law' }]]);
});
