import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { codeFor } from './board.ts';

const CLI = resolve(import.meta.dirname, '../../../dist/provider/cli.js');
/** The address of `serve --demo` that the documentation's samples name. */
const NAMED = 'http://localhost:4174';

/** Starts `serve --demo` for the tests of a file, on a free port and in an empty folder. */
export const useDemoProvider = () => {
  let started: { readonly url: string; readonly stop: () => void };
  beforeAll(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'demo-provider-'));
    const child = spawn(process.execPath, [CLI, 'serve', '--demo'], {
      cwd: folder,
      env: { PATH: process.env.PATH ?? '', HOME: folder, PORT: '0', OPERATIONS_ADDRESS: 'off' },
    });
    let output = '';
    const url = await new Promise<string>((found, fail) => {
      const note = (part: Buffer) => {
        output += part;
        const [, address] = /Demo: open (http\S+)\/demo;/.exec(output) ?? [];
        if (address !== undefined) found(address);
      };
      child.stdout.on('data', note);
      child.stderr.on('data', note);
      child.once('exit', (code) => fail(new Error(`The demo ended with ${code}: ${output}`)));
    });
    const stop = () => {
      child.once('exit', () => rmSync(folder, { recursive: true }));
      child.kill('SIGTERM');
    };
    started = { url, stop };
  });
  afterAll(() => started?.stop());

  return {
    url: () => started.url,
    /** Redirects the page's calls to the samples' address to this provider. */
    answer: (page: Page) =>
      page.route(`${NAMED}/**`, async (route) => {
        const { pathname, search } = new URL(route.request().url());
        await route.fulfill({ response: await route.fetch({ url: started.url + pathname + search }) });
      }),
    /** The newest code that the demo shows for an address. */
    codeFor: (page: Page, email: string) => codeFor(page, email, started.url),
  };
};
