import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Without comment lines, because every page contains the script. */
const inlineScript = (name: string) =>
  readFileSync(resolve(import.meta.dirname, `../showcase/app/inline/${name}.js`), 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('//'))
    .join('\n');

export const inlineScripts: Plugin = {
  name: 'inline-scripts',
  transformIndexHtml: () => [
    // Browsers search only the first 1,024 bytes for `charset`.
    { tag: 'meta', attrs: { charset: 'utf-8' }, injectTo: 'head-prepend' },
    { tag: 'script', children: inlineScript('first-paint'), injectTo: 'head-prepend' },
    {
      tag: 'script',
      attrs: { type: 'module', async: true, src: '/widget/data-connect.js' },
      injectTo: 'head',
    },
    { tag: 'script', children: inlineScript('after-content'), injectTo: 'body' },
  ],
};
