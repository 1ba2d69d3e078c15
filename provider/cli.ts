import { DEMO, readCommand } from './cli-commands.ts';
import { readEnvFile } from './cli-env-file.ts';
import { usageOf } from './cli-usage.ts';
import { readConfig } from './config.ts';
import { ConfigError } from './config-values.ts';
import { NewerDatabaseError } from './database/migrate.ts';
import { explained } from './database/reach.ts';
import { demoVariables, requireLocal } from './demo-app.ts';
import { UsageError } from './usage.ts';
import { VERSION } from './version.ts';

const HINT = '`--help` lists the commands.';

const say = (text: string) => process.stdout.write(`${text}\n`);

const run = async (given: readonly string[]) => {
  const { args: words, variables } = readEnvFile(given, process.env);
  const isDemo = words.includes(DEMO);
  const args = words.filter((word) => word !== DEMO);
  const [command = 'serve', ...rest] = args;
  if (command === '--version') return say(VERSION);
  if (command === 'help' || args.some((arg) => arg === '--help' || arg === '-h'))
    return say(usageOf(args[0] === 'help' ? args.slice(1) : args));
  const runCommand = readCommand(command, rest, { say, isDemo });
  const config = readConfig(isDemo ? demoVariables(variables) : variables);
  if (isDemo && command === 'serve') requireLocal(config);
  try {
    await runCommand(config);
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
