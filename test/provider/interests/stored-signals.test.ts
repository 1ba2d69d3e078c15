import { expect, it } from 'vitest';
import type { Signal } from '../../../provider/facts/signal.ts';
import { createSignals } from '../../../provider/interests/signals.ts';
import { useDatabases } from '../support/both-databases.ts';
import { startProvider } from '../support/provider.ts';

const { databases, settingsOf } = useDatabases();

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

it.each(databases)(
  'on %s, a signal that a platform and its download give is one, and the platform’s counts',
  async (database) => {
    const { signals, add, addToArchive } = await start(database);
    await add([signal('Both'), signal('Only the platform')]);
    await addToArchive('Both');
    await addToArchive('Only the download');
    expect((await signals.of(PERSON)).map(({ text, source }) => [text, source])).toEqual([
      ['Both', undefined],
      ['Only the download', 'archive'],
      ['Only the platform', undefined],
    ]);
  },
);
