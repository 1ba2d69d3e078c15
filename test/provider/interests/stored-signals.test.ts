import { describe, expect, it } from 'vitest';
import { createSignals } from '../../../provider/interests/signals.ts';
import type { Signal } from '../../../provider/signal.ts';
import { useDatabases } from '../support/both-databases.ts';
import { startProvider } from '../support/provider.ts';

const { databases, settingsOf } = useDatabases();

const TEXTS = [
  'Plain',
  'It’s "quoted", \\ and \u2028 separated',
  'اختبار 漢字 👩‍🚀 é',
  '{"json": [1, null]}',
  '<b>&amp;</b>',
  'tab\tand\nline',
];

const PERSON = 'person';

const start = async (database: string) => {
  const provider = await startProvider({ variables: await settingsOf(database) });
  const { query, transaction } = provider.database;
  await query
    .insertInto('people')
    .values({ id: PERSON, address: 'amal@example.org', created_at: 0 })
    .execute();
  const key = { person_id: PERSON, connector: 'github' } as const;
  await query
    .insertInto('accounts')
    .values({ ...key, sealed: '', scope: null, connected_at: 0 })
    .execute();
  await query
    .insertInto('archives')
    .values({ ...key, added_at: 0 })
    .execute();
  const signals = createSignals(provider.database);
  const addToArchive = (text: string) =>
    query
      .insertInto('archive_signals')
      .values({ ...key, kind: 'likes', text, about: null, weight: 0.7, at: null })
      .execute();
  return {
    signals,
    addToArchive,
    add: (all: readonly Signal[]) => transaction((trx) => signals.add(trx, PERSON, all)),
  };
};

const signal = (text: string): Signal => ({ platform: 'github', kind: 'likes', text, weight: 0.7, at: null });

describe.each(databases)('stored signals on %s', (database) => {
  it('are read as they were written: any letters, weights and times', async () => {
    const { signals, add } = await start(database);
    const all = TEXTS.map((text, place): Signal => {
      const about = place % 2 === 0 ? {} : { about: `About ${text}` };
      return { ...signal(text), ...about, weight: 1 / (place + 1), at: 1_700_000_000_000 + place };
    });
    await add(all);
    const read = await signals.of(PERSON);
    const places = read.map(({ text }) => TEXTS.indexOf(text));
    expect([...places].sort()).toEqual(TEXTS.map((_, place) => place));
    for (const [index, place] of places.entries()) {
      const { weight, ...exact } = all[place] ?? signal('');
      expect(read[index]).toMatchObject(exact);
      // PostgreSQL keeps six digits.
      expect(read[index]?.weight).toBeCloseTo(weight, 5);
      expect(Object.hasOwn(read[index] ?? {}, 'about')).toBe(place % 2 !== 0);
    }
  });

  it('are one where a platform and its download give the same, and the platform’s counts', async () => {
    const { signals, add, addToArchive } = await start(database);
    await add([signal('Both'), signal('Only the platform')]);
    await addToArchive('Both');
    await addToArchive('Only the download');
    expect((await signals.of(PERSON)).map(({ text, source }) => [text, source])).toEqual([
      ['Both', undefined],
      ['Only the download', 'archive'],
      ['Only the platform', undefined],
    ]);
  });
});
