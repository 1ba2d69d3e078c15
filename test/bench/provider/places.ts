import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postgresPrograms, startPostgres } from '../../provider/support/postgres.ts';

/** Somewhere to put databases whose commits reach the disk. */
export interface Place {
  readonly name: string;
  /** `DATABASE_URL` of a new, empty database. */
  readonly database: () => Promise<string>;
  readonly close: () => Promise<void>;
}

export const sqlitePlace = (): Place => {
  // Not /dev/shm, where a sync costs nothing.
  const folder = mkdtempSync(join(tmpdir(), 'provider-bench-'));
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

/** `null` where PostgreSQL is not installed. */
export const postgresPlace = async (): Promise<Place | null> => {
  const programs = postgresPrograms();
  if (programs === null) return null;
  const { database, stop } = await startPostgres(programs, { isDurable: true });
  return { name: 'PostgreSQL', database, close: stop };
};
