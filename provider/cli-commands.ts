import { readAppCommand, runAppCommand } from './cli-app.ts';
import { runBackupCommand } from './cli-backup.ts';
import { runImportCommand } from './cli-import.ts';
import { readOperatorCommand, runOperatorCommand } from './cli-operator.ts';
import { readPersonCommand, runPersonCommand } from './cli-person.ts';
import { unknownCommand } from './cli-usage.ts';
import { type Config, isLoopback } from './config.ts';
import type { Database } from './database/database.ts';
import { migrate } from './database/migrate.ts';
import { reachDatabase, requireFile } from './database/reach.ts';
import { createAudit } from './operations/audit.ts';
import { createOperatorTokens } from './operator/tokens.ts';
import { createKeyring } from './secrets/keyring.ts';
import { secretsOf } from './secrets/master-secret.ts';
import { requireFileName, requireNoMore } from './usage.ts';
import { createLogoutTargets, createTargets } from './webhooks/targets.ts';

/** `serve --demo` adds a demo app with a page. The other commands with this option use the demo's database. */
export const DEMO = '--demo';

type Run = (config: Config) => Promise<unknown>;

interface Surroundings {
  readonly say: (text: string) => void;
  /** Whether {@link DEMO} is among the words. */
  readonly isDemo: boolean;
}

/** Opens the database and migrates it for a command. */
const withDatabase = async (
  config: Config,
  use: (database: Database, migrations: number) => Promise<void>,
) => {
  const database = await reachDatabase(config.database);
  try {
    await use(database, await migrate(database, Date.now()));
  } finally {
    await database.close();
  }
};

/** Opens an existing database: with a wrong DATABASE_URL, SQLite would make an empty one. */
const withPresentDatabase: typeof withDatabase = async (config, use) => {
  requireFile(config.database);
  await withDatabase(config, use);
};

// Only some commands need the secret, and reading it may make it.
const keyringOf = (config: Config) => createKeyring(secretsOf(config));

/**
 * Parses the words after a command, without {@link DEMO}. A mistake is reported before anything is opened.
 * @returns a function that runs the command with the configuration
 * @throws UsageError
 */
export const readCommand = (command: string, rest: readonly string[], { say, isDemo }: Surroundings): Run => {
  switch (command) {
    case 'serve':
      requireNoMore(rest);
      // Loading the server takes most of a second of the processor, which the other commands need not wait for.
      return async (config) => (await import('./serve.ts')).serve(config, isDemo);
    case 'migrate':
      requireNoMore(rest);
      return (config) =>
        withDatabase(config, async (_, count) =>
          say(`${count} migrations made: the database is at this release's version.`),
        );
    case 'backup': {
      const file = requireFileName(rest, 'Into which file?');
      // Without a migration: a backup shows the database before a new release changes it.
      return (config) => runBackupCommand(config.database, file, say);
    }
    case 'import': {
      const file = requireFileName(rest, 'From which SQLite file?');
      return (config) => runImportCommand(config, file, say);
    }
    case 'app': {
      const given = readAppCommand(rest);
      const open = given.command === 'add' ? withDatabase : withPresentDatabase;
      return (config) =>
        open(config, (database) =>
          runAppCommand(database, given, say, () => ({
            targets: createTargets(database, keyringOf(config), Date.now),
            logoutTargets: createLogoutTargets(database, Date.now),
            allowsPrivate: isLoopback(new URL(config.publicUrl).hostname),
          })),
        );
    }
    case 'operator': {
      const given = readOperatorCommand(rest);
      const open = given.command === 'add' ? withDatabase : withPresentDatabase;
      return (config) =>
        open(config, (database) => {
          const tokens = createOperatorTokens(database, createAudit(database, Date.now), Date.now);
          return runOperatorCommand(tokens, given, say);
        });
    }
    case 'person': {
      const given = readPersonCommand(rest);
      return (config) =>
        withPresentDatabase(config, async (database) => {
          const { createModules } = await import('./modules.ts');
          const modules = await createModules(database, keyringOf(config), config.publicUrl, Date.now);
          await runPersonCommand(modules, given, say);
        });
    }
    default:
      throw unknownCommand([command]);
  }
};
