import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { LexiconText } from '../../provider/interests/languages/lexicon.ts';

const FOLDER = resolve(import.meta.dirname, '../../provider/interests/languages/lexicons');

/** The lexicons of the package. */
export const lexiconText: LexiconText = (language) =>
  readFileSync(resolve(FOLDER, `${language}.txt`), 'utf8');
