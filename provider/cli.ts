import { runAppCommand } from './cli-app.ts';
import { runBackupCommand } from './cli-backup.ts';
import { runPersonCommand } from './cli-person.ts';
import { type Config, readConfig } from './config.ts';
import { ConfigError } from './config-values.ts';
import { migrate, NewerDatabaseError } from './database/migrate.ts';
import { reachDatabase, requireFile } from './database/reach.ts';
import { explained } from './database/refusal.ts';
import { createModules } from './modules.ts';
import { createKeyring } from './secrets/keyring.ts';
import { secretsOf } from './secrets/master-secret.ts';
import { serve } from './serve.ts';
import { requireNoMore, UsageError } from './usage.ts';

const USAGE = `Usage: provider [serve]
       provider migrate
       provider backup FILE
       provider app add --name NAME --origin ORIGIN… [--redirect URL…] [--isolation frame] TERMS
       provider app add --name NAME --origin ORIGIN… [--redirect URL…] [--isolation frame] --test
       provider app set APP [--name NAME] [TERMS]
       provider app list
       provider app rotate APP [--at-once]
       provider app remove APP
       provider person export ADDRESS
       provider person delete ADDRESS

TERMS: --purpose [LANGUAGE=]SENTENCE… --privacy-url URL --keep-days N --contact LINE [--access-days N]

What it reads of the environment stands in provider/README.md.`;

const say = (text: string) => process.stdout.write(`${text}\n`);

const handleCommand = async (config: Config, command: string, rest: readonly string[]) => {
  if (command === 'serve') return serve(config);
  // Before the migration, so that a backup shows the database before a new release changes it.
  if (command === 'backup') return runBackupCommand(config.database, rest, say);
  // With a wrong DATABASE_URL, SQLite would make an empty database, and the command would find no person in it.
  if (command === 'person' || (command === 'app' && !rest.includes('add'))) requireFile(config.database);
  const database = await reachDatabase(config.database);
  try {
    const count = await migrate(database, Date.now());
    if (command === 'migrate')
      return say(`${count} migrations made: the database is at this release's version.`);
    if (command === 'app') return await runAppCommand(database, rest, say);
    const keyring = createKeyring(secretsOf(config));
    await runPersonCommand(await createModules(database, keyring, config.publicUrl, Date.now), rest, say);
  } finally {
    await database.close();
  }
};

const run = async (args: readonly string[]) => {
  const [command = 'serve', ...rest] = args;
  if (command === 'help' || args.some((arg) => arg === '--help' || arg === '-h')) return say(USAGE);
  if (!/^(serve|migrate|backup|app|person)$/.test(command))
    throw new UsageError(`Unknown command: ${command}`);
  if (command === 'serve' || command === 'migrate') requireNoMore(rest);
  const config = readConfig(process.env);
  try {
    await handleCommand(config, command, rest);
  } catch (error) {
    throw explained(config.database, error);
  }
};

const isExpected = (error: unknown): error is Error =>
  error instanceof ConfigError || error instanceof NewerDatabaseError || error instanceof UsageError;

run(process.argv.slice(2)).catch((error: unknown) => {
  const text = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${text}\n${error instanceof UsageError ? `\n${USAGE}\n` : ''}`);
  if (!isExpected(error) && error instanceof Error) process.stderr.write(`${error.stack}\n`);
  process.exit(1);
});
