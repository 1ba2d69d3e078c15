import { userInfo } from 'node:os';
import type { Command } from 'commander';
import { type Config, readConfig } from '../config/config.ts';
import type { Variables } from '../config/values.ts';
import type { Database } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { explained, reachDatabase, requireFile } from '../database/reach.ts';
import { demoVariables } from './demo.ts';
import { readEnvFile } from './env-file.ts';

export interface Surroundings {
  readonly environment: Variables;
  readonly say: (text: string) => void;
}

interface Options {
  readonly envFile?: string;
  readonly demo?: true;
}

const cliActor = (): string => {
  try {
    return `cli:${userInfo().username}`;
  } catch {
    // The user of a container may have no name.
    return `cli:${process.getuid?.() ?? ''}`;
  }
};

export const createRunning = (program: Command, { environment, say }: Surroundings) => {
  const withConfig = async (use: (config: Config, isDemo: boolean) => Promise<unknown>) => {
    const { envFile, demo = false } = program.opts<Options>();
    const variables = envFile === undefined ? environment : { ...readEnvFile(envFile), ...environment };
    const config = readConfig(demo ? demoVariables(variables) : variables);
    try {
      await use(config, demo);
    } catch (error) {
      throw explained(config.database, error);
    }
  };

  const withDatabase = (
    use: (database: Database, config: Config, migrations: number) => Promise<unknown>,
  ): Promise<void> =>
    withConfig(async (config) => {
      const database = await reachDatabase(config.database);
      try {
        await use(database, config, await migrate(database, Date.now()));
      } finally {
        await database.close();
      }
    });

  return {
    say,
    show: (value: unknown) => say(JSON.stringify(value, null, 2)),
    actor: cliActor(),
    withConfig,
    withDatabase,
    /** Opens an existing database: with a wrong DATABASE_URL, SQLite would make an empty one. */
    withPresentDatabase: (use: (database: Database, config: Config) => Promise<unknown>) =>
      withConfig((config) => {
        requireFile(config.database);
        return withDatabase(use);
      }),
  };
};

export type Running = ReturnType<typeof createRunning>;
