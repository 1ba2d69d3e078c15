import { afterAll, beforeAll, inject } from 'vitest';
import { required } from '../../support/until.ts';
import { startPostgres } from './postgres.ts';

/** Starts PostgreSQL for the tests of a file, if its programs are installed. */
export const useDatabases = () => {
  const programs = inject('postgresPrograms');
  let postgres: Awaited<ReturnType<typeof startPostgres>> | undefined;
  beforeAll(async () => {
    if (programs !== '') postgres = await startPostgres(programs);
  });
  afterAll(() => postgres?.stop());
  return {
    databases: ['SQLite', ...(programs === '' ? [] : ['PostgreSQL'])],
    /** Settings of a provider on an empty database of this kind. */
    settingsOf: async (database: string): Promise<Record<string, string>> =>
      database === 'SQLite' ? {} : { DATABASE_URL: await required(postgres, 'PostgreSQL').database() },
  };
};
