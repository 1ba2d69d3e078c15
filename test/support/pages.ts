import { readFileSync } from 'node:fs';
import type { Pages } from '../../showcase/sandbox/serving/pages.ts';

const PLACES: Readonly<Record<string, string>> = { '/job/:id': '/job/4910200117', '*': '/everywhere-else' };

export const builtPages = () => {
  const { files }: Pages = JSON.parse(readFileSync('dist/pages/pages.json', 'utf8'));
  return Object.entries(files).map(([address, file]) => ({
    path: PLACES[address] ?? address,
    file: `dist/pages/${file}`,
    html: readFileSync(`dist/pages/${file}`, 'utf8'),
  }));
};
