import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** The folder beside this file. `scripts/model-files.ts` puts a copy beside the file of a built server. */
const FOLDER = resolve(import.meta.dirname, 'data');

/** Returns the bytes of a file in `data/`. */
export const bytesOf = (name: string): Uint8Array => readFileSync(resolve(FOLDER, name));

/** Returns the text of a file in `data/`. */
export const textOf = (name: string): string => readFileSync(resolve(FOLDER, name), 'utf8');

/** Returns the rows of a table in `data/`, without its header. */
export const rowsOf = (name: string): readonly (readonly string[])[] =>
  textOf(name)
    .split('\n')
    .slice(1, -1)
    .map((line) => line.split('\t'));
