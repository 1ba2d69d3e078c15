import { runImportCommand } from '../../../provider/cli-import.ts';
import { readConfig } from '../../../provider/config.ts';
import { requireFileName } from '../../../provider/usage.ts';
import { SECRET } from './provider.ts';

/** Runs `provider import`; returns the lines that it writes. */
export const importInto = async (DATABASE_URL: string, args: readonly string[], secret = SECRET) => {
  const said: string[] = [];
  const config = readConfig({ DATABASE_URL, PROVIDER_SECRET: secret });
  await runImportCommand(
    config,
    requireFileName(args, 'From which SQLite file?'),
    (text) => void said.push(text),
  );
  return said;
};
