import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type RunningServer, startServer } from '../../showcase/sandbox/serving/server.ts';

const html = (script: string, body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>bench</title><link rel="icon" href="data:,">${
    script && `<script type="module" src="/${script}"></script>`
  }</head><body>${body}</body></html>`;

const WIDGET = 'widget/data-connect.js';
const FRAME = 'widget/data-connect.frame.js';
const button = (attributes: string) =>
  `<data-connect-button api-key="sandbox-demo-key"${attributes}></data-connect-button>`;

const PAGES = {
  'index.html': html('', ''),
  'blank.html': html('', ''),
  'widget.html': html(WIDGET, button('')),
  'quiet.html': html(WIDGET, button(' preload="none"')),
  'steps.html': html(WIDGET, button(' test-mode')),
};

export const serveBenchPages = async (dist: string): Promise<RunningServer> => {
  const distRoot = mkdtempSync(join(tmpdir(), 'data-connect-bench-'));
  for (const folder of ['showcase', 'pages']) mkdirSync(join(distRoot, folder));
  symlinkSync(resolve(dist, 'widget'), join(distRoot, 'widget'));
  const put = (name: string, content: string) => {
    writeFileSync(join(distRoot, 'showcase', name), content);
    writeFileSync(join(distRoot, 'showcase', `${name}.br`), brotliCompressSync(content));
  };
  for (const [name, content] of Object.entries(PAGES)) put(name, content);
  const server = await startServer({ distRoot, port: 0 });
  const framed = button(` isolation="frame" api-base="${server.url}/api"`);
  put('frame.html', html(WIDGET, `<link rel="modulepreload" href="/${FRAME}">${framed}`));
  return server;
};
