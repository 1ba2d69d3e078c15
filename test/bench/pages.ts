import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type RunningServer, startServer } from '../../showcase/sandbox/node.ts';

const html = (head: string, body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>bench</title>${head}</head><body>${body}</body></html>`;

const WIDGET = '<script type="module" src="/widget/data-connect.js"></script>';

/** A custom element that is a button in an open root and nothing else: the least any element can cost. */
const PLAIN = `customElements.define('plain-button', class extends HTMLElement {
  constructor() { super(); const root = this.attachShadow({ mode: 'open' });
    const button = document.createElement('button'); button.append('Sign in'); root.append(button); }
});`;

const page = {
  'blank.html': html('', ''),
  'plain.html': html('<script type="module" src="/plain.js"></script>', '<plain-button></plain-button>'),
  'button.html': html('<script type="module" src="/padding.js"></script>', '<button>Sign in</button>'),
  'widget.html': html(WIDGET, '<data-connect-button api-key="bench"></data-connect-button>'),
  'quiet.html': html(WIDGET, '<data-connect-button api-key="bench" preload="none"></data-connect-button>'),
  'many.html': html(WIDGET, ''),
  'many-plain.html': html('<script type="module" src="/plain.js"></script>', ''),
};

/** Serves the built widget beside pages that hold nothing but what is measured, as `npm start` serves files. */
export const serveBenchPages = (dist: string): Promise<RunningServer> => {
  const distRoot = mkdtempSync(join(tmpdir(), 'data-connect-bench-'));
  mkdirSync(join(distRoot, 'showcase'));
  symlinkSync(resolve(dist, 'widget'), join(distRoot, 'widget'));
  const put = (name: string, content: string) => writeFileSync(join(distRoot, 'showcase', name), content);
  for (const [name, content] of Object.entries({ 'index.html': page['blank.html'], ...page }))
    put(name, content);
  put('plain.js', PLAIN);
  // A script of the shell's size that does nothing, so that only what the shell does makes the difference.
  const size = readFileSync(resolve(dist, 'widget/data-connect.js')).length;
  put(
    'padding.js',
    `/*${Array.from({ length: Math.ceil(size / 6) }, (_, at) => (at * 7919).toString(36)).join('')}*/`
      .slice(0, size - 2)
      .concat('*/'),
  );
  return startServer({ distRoot, port: 0 });
};
