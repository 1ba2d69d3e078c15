import { mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type RunningServer, startServer } from '../../showcase/sandbox/serving/server.ts';
import { buildControl } from './control/build.ts';

const html = (script: string, body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>bench</title><link rel="icon" href="data:,">${
    script && `<script type="module" src="/${script}"></script>`
  }</head><body>${body}</body></html>`;

const WIDGET = 'widget/data-connect.js';
const FRAME = 'widget/data-connect.frame.js';
const LITE = 'widget/data-connect.lite.js';
const button = (attributes: string) =>
  `<data-connect-button api-key="sandbox-demo-key"${attributes}></data-connect-button>`;

/** A custom element with only a button in an open root: the minimum cost of any element. */
const PLAIN = `customElements.define('plain-button', class extends HTMLElement {
  constructor() { super(); const root = this.attachShadow({ mode: 'open' });
    const button = document.createElement('button'); button.append('Sign in'); root.append(button); }
});`;

const PAGES = {
  'index.html': html('', ''),
  'blank.html': html('', ''),
  'plain.html': html('plain.js', '<plain-button></plain-button>'),
  'padded.html': html('padded.js', '<plain-button></plain-button>'),
  'widget.html': html(WIDGET, button('')),
  'quiet.html': html(WIDGET, button(' preload="none"')),
  'eager.html': html(WIDGET, button(' preload="eager"')),
  'lite.html': html(LITE, button('')),
  'quiet-lite.html': html(LITE, button(' preload="none"')),
  'control-react.html': html('control-react.js', '<control-button></control-button>'),
  'control-preact.html': html('control-preact.js', '<control-button></control-button>'),
  'steps.html': html(WIDGET, button(' test-mode')),
  'many.html': html(WIDGET, ''),
  'many-plain.html': html('plain.js', ''),
};

const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-';

/** Text that brotli can hardly shorten, the same in each run. */
const noise = (length: number) => {
  let seed = 1;
  return Array.from({ length }, () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return BASE64[seed % BASE64.length];
  }).join('');
};

/**
 * The plain element in a script with the same transfer size as `file`, so that only the widget's work makes a
 * difference.
 */
const padded = (file: string) => {
  const bytes = brotliCompressSync(readFileSync(file)).length;
  const rest = bytes - brotliCompressSync(PLAIN).length;
  return `${PLAIN}/*${noise(Math.round((rest * 8) / 6.05))}*/`;
};

/** Serves the built widget with pages that contain only the measured elements. Files are served as by `npm start`. */
export const serveBenchPages = async (dist: string): Promise<RunningServer> => {
  const distRoot = mkdtempSync(join(tmpdir(), 'data-connect-bench-'));
  for (const folder of ['showcase', 'pages']) mkdirSync(join(distRoot, folder));
  symlinkSync(resolve(dist, 'widget'), join(distRoot, 'widget'));
  const put = (name: string, content: string) => {
    writeFileSync(join(distRoot, 'showcase', name), content);
    writeFileSync(join(distRoot, 'showcase', `${name}.br`), brotliCompressSync(content));
  };
  for (const [name, content] of Object.entries(PAGES)) put(name, content);
  put('plain.js', PLAIN);
  put('padded.js', padded(resolve(dist, WIDGET)));
  const controls = mkdtempSync(join(tmpdir(), 'data-connect-control-'));
  for (const name of ['react', 'preact'] as const) await buildControl(name, controls);
  for (const name of readdirSync(controls)) put(name, readFileSync(join(controls, name), 'utf8'));
  const server = await startServer({ distRoot, port: 0 });
  const framed = button(` isolation="frame" api-base="${server.url}/api"`);
  put('frame.html', html(WIDGET, `<link rel="modulepreload" href="/${FRAME}">${framed}`));
  return server;
};
