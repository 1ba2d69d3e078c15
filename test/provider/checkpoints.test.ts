import { copyFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'libsql';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCheckpoints } from '../../provider/database/checkpoints.ts';
import { openDatabase } from '../../provider/database/database.ts';
import { migrate } from '../../provider/database/migrate.ts';
import { scratchFolder } from './support/scratch.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const PAUSE_MS = 500;

it('copies the commits of half a second into the file, once', async () => {
  const file = join(scratchFolder(), 'provider.sqlite');
  const writer = new Sqlite(file);
  writer.exec('pragma journal_mode = wal');
  writer.exec('create table notes (text); insert into notes values (1), (2)');
  const finish = vi.fn(async () => {});
  const checkpoints = createCheckpoints(file, finish);
  checkpoints.committed();
  checkpoints.committed();
  vi.advanceTimersByTime(PAUSE_MS);
  await checkpoints.close();
  expect(finish).not.toHaveBeenCalled();
  // The file alone, without its log.
  copyFileSync(file, `${file}.copy`);
  writer.close();
  const copy = new Sqlite(`${file}.copy`);
  expect(copy.prepare('select count(*) as notes from notes').get([])).toMatchObject({ notes: 2 });
  copy.close();
});

it('lets the writing connection finish every fourth copy', async () => {
  const file = join(scratchFolder(), 'provider.sqlite');
  const writer = new Sqlite(file);
  writer.exec('pragma journal_mode = wal; create table notes (text)');
  let copied = () => {};
  const finish = vi.fn(async () => copied());
  const checkpoints = createCheckpoints(file, finish);
  const fourth = new Promise<void>((resolve) => {
    copied = resolve;
  });
  for (let copies = 0; copies < 4; copies += 1) {
    expect(finish).not.toHaveBeenCalled();
    checkpoints.committed();
    vi.advanceTimersByTime(PAUSE_MS);
  }
  await fourth;
  await checkpoints.close();
  expect(finish).toHaveBeenCalledTimes(1);
  writer.close();
});

it('empties the log after a deletion as soon as it has no readers', async () => {
  vi.useRealTimers();
  const file = join(scratchFolder(), 'provider.sqlite');
  const database = openDatabase({ kind: 'sqlite', file });
  await migrate(database, 1);
  const reader = new Sqlite(file);
  reader.exec('begin; select * from apps');
  const scrubbed = database.scrub();
  // The reader blocks the first try, which has run when this wait ends.
  await new Promise(setImmediate);
  expect(statSync(`${file}-wal`).size).toBeGreaterThan(0);
  reader.exec('commit');
  await scrubbed;
  expect(statSync(`${file}-wal`).size).toBe(0);
  reader.close();
  await database.close();
});
