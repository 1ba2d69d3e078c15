import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import type { Variables } from './config-values.ts';
import { UsageError } from './usage.ts';

const OPTION = '--env-file';

const variablesIn = (file: string): Variables => {
  try {
    return parseEnv(readFileSync(file, 'utf8'));
  } catch {
    throw new UsageError(`${OPTION} ${file}: this file cannot be read`);
  }
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
 * Takes `--env-file FILE` from the arguments. As with Node's own option, the environment counts before the file.
 * @throws UsageError if there is no such file
 */
export const readEnvFile = (args: readonly string[], environment: Variables) => {
  const named = fileIn(args);
  if (named === null) return { args, variables: environment };
  const { file, rest } = named;
  return { args: rest, variables: { ...variablesIn(file), ...environment } };
};
