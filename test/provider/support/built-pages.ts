import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { scratchFolder } from './scratch.ts';

const WIDGET = [
  ...['authorize-page', 'frame-page', 'flow'].map((name) => `data-connect.${name}-12345678.js`),
  ...['oauth-callback.html', 'oauth-callback.js'],
];

export const builtWidget = (names: readonly string[] = WIDGET) => {
  const folder = scratchFolder();
  for (const name of names) writeFileSync(join(folder, name), '// built');
  return folder;
};

export const builtPages = (page: string, assets: Readonly<Record<string, string>> = {}) => {
  const folder = scratchFolder();
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), page);
  for (const [name, text] of Object.entries(assets)) writeFileSync(join(folder, 'assets', name), text);
  return folder;
};
