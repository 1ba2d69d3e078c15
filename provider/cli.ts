import { runAppCommand } from './cli-app.ts';
import { runBackupCommand } from './cli-backup.ts';
import { readEnvFile } from './cli-env-file.ts';
import { runImportCommand } from './cli-import.ts';
import { runOperatorCommand } from './cli-operator.ts';
import { runPersonCommand } from './cli-person.ts';
import { usageOf } from './cli-usage.ts';
import { type Config, isLoopback, readConfig } from './config.ts';
import { ConfigError } from './config-values.ts';
import { migrate, NewerDatabaseError } from './database/migrate.ts';
import { reachDatabase, requireFile } from './database/reach.ts';
import { explained } from './database/refusal.ts';
import { demoVariables, requireLocal } from './demo-app.ts';
import { createAudit } from './operations/audit.ts';
import { createOperatorTokens } from './operator/tokens.ts';
import { createKeyring } from './secrets/keyring.ts';
import { secretsOf } from './secrets/master-secret.ts';
import { requireNoMore, UsageError } from './usage.ts';
import { VERSION } from './version.ts';
import { createLogoutTargets } from './webhooks/logout-targets.ts';
import { createTargets } from './webhooks/targets.ts';

const HINT = '`--help` lists the commands.';

const say = (text: string) => process.stdout.write(`${text}\n`);

const DEMO = '--demo';
const isDemo = (rest: readonly string[]) => rest.includes(DEMO);

const handleCommand = async (config: Config, command: string, rest: readonly string[]) => {
  // Loading the server takes most of a second of the processor, which the other commands need not wait for.
  if (command === 'serve') return (await import('./serve.ts')).serve(config, isDemo(rest));
  // Before the migration, so that a backup shows the database before a new release changes it.
  if (command === 'backup') return runBackupCommand(config.database, rest, say);
  if (command === 'import') return runImportCommand(config, rest, say);
  // With a wrong DATABASE_URL, SQLite would make an empty database, and the command would find nothing in it.
  if (command === 'person' || (/^(app|operator)$/.test(command) && !rest.includes('add')))
    requireFile(config.database);
  const database = await reachDatabase(config.database);
  try {
    const count = await migrate(database, Date.now());
    if (command === 'migrate')
      return say(`${count} migrations made: the database is at this release's version.`);
    if (command === 'operator') {
      const tokens = createOperatorTokens(database, createAudit(database, Date.now), Date.now);
      return await runOperatorCommand(tokens, rest, say);
    }
    // Only some commands need the secret, and reading it may make it.
    const keyringOf = () => createKeyring(secretsOf(config));
    if (command === 'app')
      return await runAppCommand(database, rest, say, () => ({
        targets: createTargets(database, keyringOf(), Date.now),
        logoutTargets: createLogoutTargets(database, Date.now),
        allowsPrivate: isLoopback(new URL(config.publicUrl).hostname),
      }));
    const { createModules } = await import('./modules.ts');
    await runPersonCommand(await createModules(database, keyringOf(), config.publicUrl, Date.now), rest, say);
  } finally {
    await database.close();
  }
};

const run = async (given: readonly string[]) => {
  const { args, variables } = readEnvFile(given, process.env);
  // The options of `serve` may stand alone, because it is the default command.
  const [command = 'serve', ...rest] = args[0] === DEMO ? ['serve', ...args] : args;
  if (command === '--version') return say(VERSION);
  if (command === 'help' || args.some((arg) => arg === '--help' || arg === '-h'))
    return say(usageOf(args[0] === 'help' ? args.slice(1) : args));
  if (!/^(serve|migrate|backup|import|app|person|operator)$/.test(command))
    throw new UsageError(`Unknown command: ${command}`);
  if (command === 'serve') requireNoMore(rest.filter((word) => word !== DEMO));
  if (command === 'migrate') requireNoMore(rest);
  const wantsDemo = command === 'serve' && isDemo(rest);
  const config = readConfig(wantsDemo ? demoVariables(variables) : variables);
  if (wantsDemo) requireLocal(config);
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
  process.stderr.write(`${text}\n${error instanceof UsageError ? `${HINT}\n` : ''}`);
  if (!isExpected(error) && error instanceof Error) process.stderr.write(`${error.stack}\n`);
  process.exit(1);
});
