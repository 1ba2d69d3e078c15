import { readFileSync } from 'node:fs';
import { ConfigError } from './config-values.ts';

/** Maximum size of a file that a variable names. */
const FILE_BYTES = 65_536;

/**
 * Reads the file that a variable names.
 * @throws ConfigError if it cannot be read, or has more than 64 KiB
 */
export const readNamedFile = (variable: string, path: string): Buffer<ArrayBuffer> => {
  const read = () => {
    try {
      return Buffer.from(readFileSync(path));
    } catch {
      throw new ConfigError(variable, 'names a file that cannot be read');
    }
  };
  const bytes = read();
  if (bytes.length > FILE_BYTES) throw new ConfigError(variable, 'names a file of more than 64 KiB');
  return bytes;
};
