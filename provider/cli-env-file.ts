import { readFileSync } from 'node:fs';
import type { Variables } from './config/values.ts';
import { parseEnvFile } from './env-file.ts';
import { UsageError } from './usage.ts';

const OPTION = '--env-file';

const bytesOf = (file: string) => {
  try {
    return readFileSync(file);
  } catch {
    throw new UsageError(`${OPTION} ${file}: this file cannot be read`);
  }
};

const variablesIn = (file: string): Variables => {
  const bytes = bytesOf(file);
  return parseEnvFile(bytes, (complaint) => new UsageError(`${OPTION} ${file}: ${complaint}`));
};

/** The file that the arguments name, and the arguments without it; `null` without a file. */
const fileIn = (args: readonly string[]) => {
  const at = args.findIndex((arg) => arg === OPTION || arg.startsWith(`${OPTION}=`));
  if (at < 0) return null;
  const [, joined] = /=(.*)$/s.exec(args[at] ?? '') ?? [];
  const file = joined ?? args[at + 1] ?? '';
  if (file === '') throw new UsageError(`${OPTION} needs a file`);
  return { file, rest: args.toSpliced(at, joined === undefined ? 2 : 1) };
};

/**
 * Takes `--env-file FILE` from the arguments. The environment has priority over the file, as with Node's own option.
 * @throws UsageError if there is no such file, or Node would read a line of it in another way
 */
export const readEnvFile = (args: readonly string[], environment: Variables) => {
  const named = fileIn(args);
  if (named === null) return { args, variables: environment };
  const { file, rest } = named;
  return { args: rest, variables: { ...variablesIn(file), ...environment } };
};
