import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { assetAnswer, readAssets } from './assets.ts';
import type { Route } from './call.ts';
import { definePageFile } from './page-file.ts';
import { pagePolicy, WITH_FILES } from './page-policy.ts';

const HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': pagePolicy({ more: WITH_FILES }),
};

const file = definePageFile('A file of the demo');

/** The page of `serve --demo`, with the built widget. */
export const demoPages = (folder: string, widgetFolder: string): readonly Route[] => {
  const html = readFileSync(resolve(folder, 'index.html'), 'utf8');
  const assets = new Map([...readAssets(widgetFolder), ...readAssets(folder)]);
  return [
    file('demoPage', '/demo', async () => new Response(html, { headers: HEADERS })),
    file(
      'demoFile',
      '/demo/files/{file}',
      async ({ params, headers }) => assetAnswer(assets.get(params.file ?? ''), headers, 'no-cache'),
      { refuses: ['request.path'] },
    ),
  ];
};
