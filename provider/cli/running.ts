import { userInfo } from 'node:os';
import type { Command } from 'commander';
import { databaseName } from '../config/addresses.ts';
import { type Config, readConfig } from '../config/config.ts';
import type { Variables } from '../config/values.ts';
import type { Database } from '../database/database.ts';
import { migrate, requireTables } from '../database/migrate.ts';
import { explained, reachDatabase, requireFile } from '../database/reach.ts';
import { openness } from '../secrets/master-secret.ts';
import { demoVariables } from './demo.ts';
import { readEnvFile } from './env-file.ts';
import { refuseTypingErrors, unknownIn } from './variable-names.ts';

export interface Surroundings {
  readonly environment: Variables;
  /** Writes the result of the command. */
  readonly say: (text: string) => void;
  /** Writes a line that is no result: on standard error. */
  readonly note: (text: string) => void;
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

export const createRunning = (program: Command, { environment, say, note }: Surroundings) => {
  const fromFile = (file: string): Variables => {
    const variables = readEnvFile(file);
    const unknown = unknownIn(variables);
    if (unknown.length > 0)
      note(`--env-file ${file}: no variables of the provider, without effect: ${unknown.join(', ')}`);
    if (openness(file) === 'chmod')
      note(`--env-file ${file}: other users of this computer can read it: chmod 600 it`);
    return variables;
  };

  const withConfig = async (use: (config: Config, isDemo: boolean) => Promise<unknown>) => {
    const { envFile, demo = false } = program.opts<Options>();
    const file = envFile === undefined ? {} : fromFile(envFile);
    const given = { ...file, ...environment };
    const variables = demo ? demoVariables(given) : given;
    refuseTypingErrors(variables, file);
    const config = readConfig(variables);
    try {
      await use(config, demo);
    } catch (error) {
      throw explained(config.database, error);
    }
  };

  /** Says which database the command is about. `serve` has it in its log. */
  const withDatabaseNamed = (use: (config: Config) => Promise<unknown>) =>
    withConfig((config) => {
      note(`Database: ${databaseName(config.database)}`);
      return use(config);
    });

  /** @param isMade whether the command needs the tables: a forgotten `--env-file` must not make another database */
  const opening =
    (isMade: boolean) =>
    (use: (database: Database, config: Config, migrations: number) => Promise<unknown>): Promise<void> =>
      withDatabaseNamed(async (config) => {
        if (isMade) requireFile(config.database);
        const database = await reachDatabase(config.database);
        try {
          if (isMade) await requireTables(database);
          await use(database, config, await migrate(database, Date.now()));
        } finally {
          await database.close();
        }
      });

  return {
    say,
    note,
    show: (value: unknown) => say(JSON.stringify(value, null, 2)),
    actor: cliActor(),
    withConfig,
    withDatabaseNamed,
    withDatabase: opening(true),
    /** Makes the database if there is none. */
    withNewDatabase: opening(false),
  };
};

export type Running = ReturnType<typeof createRunning>;
