import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postgresPrograms, startPostgres } from '../../provider/support/postgres.ts';

const MEMORY_FOLDER = '/dev/shm';

export interface Place {
  readonly name: string;
  readonly database: () => Promise<string>;
  readonly close: () => Promise<void>;
}

/** @param root a folder on a real disk, so that a sync takes its real time; any folder if time does not matter */
export const sqlitePlace = (root = tmpdir()): Place => {
  const folder = mkdtempSync(join(root, 'provider-bench-'));
  let made = 0;
  return {
    name: 'SQLite',
    database: async () => {
      made += 1;
      return `file:${join(folder, `${made}.sqlite`)}`;
    },
    close: async () => rmSync(folder, { recursive: true, force: true }),
  };
};

/** In memory if the system has such a folder, for measurements other than time. */
export const quickPlace = (): Place => sqlitePlace(existsSync(MEMORY_FOLDER) ? MEMORY_FOLDER : tmpdir());

export const postgresPlace = async (): Promise<Place | null> => {
  const programs = postgresPrograms();
  if (programs === null) return null;
  const { database, stop } = await startPostgres(programs, { isDurable: true });
  return { name: 'PostgreSQL', database, close: stop };
};
