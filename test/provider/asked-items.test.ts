import { describe, expect, it } from 'vitest';
import { useDatabases } from './support/both-databases.ts';
import { approving, startSharer } from './support/share.ts';
import { textOf } from './support/sign-in.ts';

const { databases, settingsOf } = useDatabases();

const ITEMS = Array.from({ length: 16 }, (_, at) => `Robotics ${at}`);

/** A grant for sixteen items. */
const start = async (database: string) => {
  const variables = await settingsOf(database);
  const { provider, infer, share } = await startSharer({ variables });
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

describe.each(databases)('the items of a grant on %s', (database) => {
  it('are stored once, however often and in whatever order they are asked', async () => {
    const { ask, stored, days } = await start(database);
    for (const items of [ITEMS, ITEMS, ITEMS.toReversed(), ITEMS.slice(3), ITEMS])
      expect(await ask(items)).toBe(200);
    expect(await stored()).toBe(16);
    expect(await days()).toEqual([{ items: 77 }]);
    expect(await ask([...ITEMS.slice(1), 'Another'])).toBe('share.items');
    expect(await ask(ITEMS)).toBe(200);
    expect(await stored()).toBe(16);
  });

  it('include none of a refused question, also when it is asked again', async () => {
    const { ask, stored } = await start(database);
    const tooMany = [...ITEMS.slice(0, 8), 'One', 'Two'];
    expect(await ask(ITEMS.slice(0, 15))).toBe(200);
    for (let count = 0; count < 3; count += 1) expect(await ask(tooMany)).toBe('share.items');
    expect(await stored()).toBe(15);
  });

  it('open nothing after the grant has ended, though the question is known', async () => {
    const { provider, ask } = await start(database);
    expect(await ask(ITEMS)).toBe(200);
    await provider.database.query.deleteFrom('grants').execute();
    expect(await ask(ITEMS)).toBe('access.revoked');
  });
});
