import { expect, it } from 'vitest';
import { approving, startSharer } from '../support/share.ts';
import { textOf } from '../support/sign-in.ts';

const numbered = (count: number) => Array.from({ length: count }, (_, at) => `Robotics ${at}`);

it.each([
  ['Small', 16],
  ['Medium', 32],
  ['Large', 64],
])(
  'an approval %s covers %i different items in the lifetime of the grant, and each of them repeatedly',
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

it('an approval of the largest tier includes the topics, but the data type of the same label does not', async () => {
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

it('an approval covers no more items even if many calls come at once', async () => {
  const { provider, infer, share } = await startSharer();
  const token = textOf(await share({ body: approving('Small') }), 'accessToken');
  const answers = await Promise.all(numbered(40).map((item) => infer(token, { body: { Input: [item] } })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(16);
  const rows = await provider.database.query.selectFrom('asked_items').selectAll().execute();
  expect(rows).toHaveLength(16);
  expect(JSON.stringify(rows)).not.toContain('Robotics');
});

it('an approval allows 60 calls in a minute, including refused ones', async () => {
  const { provider, infer, share } = await startSharer();
  const token = textOf(await share({ body: approving('Small') }), 'accessToken');
  for (let count = 0; count < 60; count += 1) await infer(token, { body: { Input: numbered(17) } });
  const { status, body, headers } = await infer(token);
  expect([status, body.code, headers.get('retry-after')]).toEqual([429, 'access.limit', '60']);
  provider.clock.pass(60_000);
  expect((await infer(token)).status).toBe(200);
});

const ITEMS = Array.from({ length: 16 }, (_, at) => `Robotics ${at}`);

/** A grant for sixteen items. */
const start = async () => {
  const { provider, infer, share } = await startSharer();
  const token = textOf(await share({ body: approving('Small') }), 'accessToken');
  const ask = async (items: readonly string[]) => {
    const { status, body } = await infer(token, { body: { Input: items } });
    return status === 200 ? status : body.code;
  };
  const stored = async () =>
    (await provider.database.query.selectFrom('asked_items').select('item').execute()).length;
  const days = () => provider.database.query.selectFrom('asked_days').select('items').execute();
  return { provider, ask, stored, days };
};

it('the items of a grant are stored once, however often and in whatever order they are asked', async () => {
  const { ask, stored, days } = await start();
  for (const items of [ITEMS, ITEMS, ITEMS.toReversed(), ITEMS.slice(3), ITEMS])
    expect(await ask(items)).toBe(200);
  expect(await stored()).toBe(16);
  expect(await days()).toEqual([{ items: 77 }]);
  expect(await ask([...ITEMS.slice(1), 'Another'])).toBe('share.items');
  expect(await ask(ITEMS)).toBe(200);
  expect(await stored()).toBe(16);
});

it('the items of a grant include none of a refused question, also when it is asked again', async () => {
  const { ask, stored } = await start();
  const tooMany = [...ITEMS.slice(0, 8), 'One', 'Two'];
  expect(await ask(ITEMS.slice(0, 15))).toBe(200);
  for (let count = 0; count < 3; count += 1) expect(await ask(tooMany)).toBe('share.items');
  expect(await stored()).toBe(15);
});

it('the items of a grant open nothing after the grant has ended, though the question is known', async () => {
  const { provider, ask } = await start();
  expect(await ask(ITEMS)).toBe(200);
  await provider.database.query.deleteFrom('grants').execute();
  expect(await ask(ITEMS)).toBe('access.revoked');
});
