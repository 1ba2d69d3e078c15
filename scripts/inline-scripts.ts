import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** The text of a script of `showcase/app/inline`, without comments on lines of their own: a page carries it. */
export const inlineScript = (name: string) =>
  readFileSync(resolve(import.meta.dirname, `../showcase/app/inline/${name}.js`), 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('//'))
    .join('\n');

/** Puts the scripts into the page that must run before any file arrives. */
export const inlineScripts: Plugin = {
  name: 'inline-scripts',
  transformIndexHtml: () => [
    // Browsers look for it in the first 1,024 bytes.
    { tag: 'meta', attrs: { charset: 'utf-8' }, injectTo: 'head-prepend' },
    { tag: 'script', children: inlineScript('first-paint'), injectTo: 'head-prepend' },
    // The widget's built script by its address, no part of this bundle: take-over.js imports it after the first paint.
    { tag: 'meta', attrs: { name: 'widget', content: '/widget/data-connect.js' }, injectTo: 'head-prepend' },
    { tag: 'script', children: inlineScript('take-over'), injectTo: 'head-prepend' },
    { tag: 'script', children: inlineScript('after-content'), injectTo: 'body' },
  ],
};
