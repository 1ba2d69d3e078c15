import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../../provider/database/database.ts';
import { migrate } from '../../../provider/database/migrate.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** SQLite file of an empty provider. Tests copy it, because migrating takes longer than most of them. */
    emptyDatabase: string;
  }
}

export const makeEmptyDatabase = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'provider-tests-'));
  const file = join(folder, 'empty.sqlite');
  const database = openDatabase({ kind: 'sqlite', file });
  await migrate(database, 0);
  // Closing writes SQLite's log into the file.
  await database.close();
  return { file, remove: () => rmSync(folder, { recursive: true }) };
};
