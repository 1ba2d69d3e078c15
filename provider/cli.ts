import { CommanderError } from 'commander';
import { HINT, runCommandLine } from './cli/program.ts';
import { ConfigError, UsageError } from './config/values.ts';
import { NewerDatabaseError } from './database/migrate.ts';

const isExpected = (error: unknown): error is Error =>
  error instanceof ConfigError || error instanceof NewerDatabaseError || error instanceof UsageError;

const surroundings = {
  environment: process.env,
  say: (text: string) => process.stdout.write(`${text}\n`),
  note: (text: string) => process.stderr.write(`${text}\n`),
};

runCommandLine(process.argv.slice(2), surroundings).catch((error: unknown) => {
  if (error instanceof CommanderError) process.exit(error.exitCode);
  const text = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${text}\n${error instanceof UsageError ? `${HINT}\n` : ''}`);
  if (!isExpected(error) && error instanceof Error) process.stderr.write(`${error.stack}\n`);
  process.exit(1);
});
