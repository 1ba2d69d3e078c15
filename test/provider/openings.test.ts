import { describe, expect, it } from 'vitest';
import { inferenceResult } from '../../provider/api/inference.ts';
import { FINE_TOPICS } from '../../provider/facts/fine-topics.ts';
import { sampleSignals } from '../../provider/interests/sample-people/signals.ts';
import { CATALOGUE } from '../../showcase/jobs/interests/catalogue.ts';
import { ask } from './support/ask.ts';
import { startProvider } from './support/provider.ts';
import { approving, startSharer } from './support/share.ts';
import { textOf } from './support/sign-in.ts';

const LABELS = ['Medium', 'Large', 'Traits', 'Reasons'] as const;
const _COMBINATIONS = Array.from({ length: 15 }, (_, bits) =>
  LABELS.filter((_label, place) => ((bits + 1) >> place) & 1),
);
const _WORDS = sampleSignals('engineer')
  .map(({ text }) => text)
  .filter((text) => !FINE_TOPICS.some(([topic]) => topic === text) && text !== 'Computer vision');
const numbered = (count: number) => Array.from({ length: count }, (_, at) => `Robotics ${at}`);

const startTester = async () => {
  const provider = await startProvider();
  const { key } = await provider.addApp('test');
  const test = (approvedData: readonly string[]) =>
    ask(provider, '/api/inferenceTest', {
      key,
      body: {
        approvedData,
        userEmail: 'engineer',
        appName: 'Bookshop',
        testMode: true,
        timestamp: '2026-11-22T09:00:00.000Z',
      },
    });
  const infer = (token: string, Input: readonly unknown[]) =>
    ask(provider, '/api/inference', { token, origin: null, body: { Input } });
  return { test, infer };
};

describe('an approval', () => {
  it('gives reasons for items above 0.5 only', async () => {
    const { test, infer } = await startTester();
    const token = textOf(await test(['Large', 'Reasons']), 'accessToken');
    const { body } = await infer(token, CATALOGUE);
    const { output, reasons } = inferenceResult.parse(body.InferenceResult);
    const scores = output.output.flat(2);
    expect(scores.some((score) => score > 0.35 && score <= 0.5)).toBe(true);
    expect(scores.filter((score, at) => score <= 0.5 && (reasons[at] ?? []).length > 0)).toEqual([]);
  });

  it.each([
    ['Small', 16],
    ['Medium', 32],
    ['Large', 64],
  ])(
    '%s covers %i different items in the lifetime of the grant, and each of them repeatedly',
    async (label, size) => {
      const { infer, share } = await startSharer();
      const token = textOf(await share({ body: approving(label) }), 'accessToken');
      const asked = (Input: readonly unknown[]) => infer(token, { body: { Input } });
      expect((await asked(numbered(size + 1))).body.code).toBe('share.items');
      expect((await asked(numbered(size - 1))).status).toBe(200);
      expect((await asked([...numbered(1), 'one', 'two'])).body.code).toBe('share.items');
      expect((await asked(['one'])).status).toBe(200);
      const { status, text } = await asked(['another']);
      expect([status, text.includes('output')]).toEqual([403, false]);
      expect((await asked(numbered(size - 1))).status).toBe(200);
    },
  );

  it('of the largest tier includes the topics, but the data type of the same label does not', async () => {
    const { infer, share } = await startSharer();
    const date = '2026-11-22';
    const opens = async (confirmations: readonly unknown[]) => {
      const token = textOf(await share({ body: { Info: { confirmations } } }), 'accessToken');
      return (await infer(token)).text.includes('"topics"');
    };
    expect(await opens([{ data: 'large', date, tier: true }])).toBe(true);
    expect(await opens([{ data: 'Large', date }])).toBe(false);
    expect(await opens([{ data: 'medium', date, tier: true }])).toBe(false);
  });

  it('of no size covers no item', async () => {
    const { infer, share } = await startSharer();
    const token = textOf(await share({ body: approving('Traits') }), 'accessToken');
    expect((await infer(token)).body.code).toBe('share.items');
  });

  it('covers no more items even if many calls come at once', async () => {
    const { provider, infer, share } = await startSharer();
    const token = textOf(await share({ body: approving('Small') }), 'accessToken');
    const answers = await Promise.all(numbered(40).map((item) => infer(token, { body: { Input: [item] } })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(16);
    const rows = await provider.database.query.selectFrom('asked_items').selectAll().execute();
    expect(rows).toHaveLength(16);
    expect(JSON.stringify(rows)).not.toContain('Robotics');
  });

  it('allows 60 calls in a minute, including refused ones', async () => {
    const { provider, infer, share } = await startSharer();
    const token = textOf(await share({ body: approving('Small') }), 'accessToken');
    for (let count = 0; count < 60; count += 1) await infer(token, { body: { Input: numbered(17) } });
    const { status, body, headers } = await infer(token);
    expect([status, body.code, headers.get('retry-after')]).toEqual([429, 'access.limit', '60']);
    provider.clock.pass(60_000);
    expect((await infer(token)).status).toBe(200);
  });
});
