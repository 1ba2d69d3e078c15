import { afterAll, beforeAll, inject } from 'vitest';
import { required } from '../../support/until.ts';
import { startPostgres } from './postgres.ts';

export const usePostgres = () => {
  const programs = inject('postgresPrograms');
  let server: Awaited<ReturnType<typeof startPostgres>> | undefined;
  beforeAll(async () => {
    if (programs !== '') server = await startPostgres(programs);
  });
  afterAll(() => server?.stop());
  return {
    isThere: programs !== '',
    database: (): Promise<string> => required(server, 'PostgreSQL').database(),
  };
};

export const useDatabases = () => {
  const { isThere, database } = usePostgres();
  return {
    databases: ['SQLite', ...(isThere ? ['PostgreSQL'] : [])],
    settingsOf: async (kind: string): Promise<Record<string, string>> =>
      kind === 'SQLite' ? {} : { DATABASE_URL: await database() },
  };
};
