import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { DEMO_SERVER_APP } from '../../../provider/demo-app.ts';
import { answerShare } from '../../../showcase/docs/samples/server/lib/answer-share.ts';
import { codeFor } from './board.ts';
import type { Visit } from './chromium.ts';
import { openHost } from './hosts.ts';
import { newAddress, personOn } from './person.ts';

const CLI = resolve(import.meta.dirname, '../../../dist/provider/cli.js');
/** The address of `serve --demo` that the documentation's samples name. */
const NAMED = 'http://localhost:4174';

/** Starts `serve --demo` for the tests of a file, on a free port and in an empty folder. */
const useDemoProvider = () => {
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

/** Opens a sample of the documentation, as a framework builds it from the packed package (`scripts/host-samples.mjs`). */
export const openSample = async (visit: Visit, path: string, appName: string) => {
  const context = await visit();
  const { page, errors } = await openHost(context, path);
  return { context, page, errors, person: personOn(page, appName) };
};

/** Opens a sample at `serve --demo`, and shares there as a new person. */
export const useDemoSamples = (visit: Visit) => {
  const demo = useDemoProvider();
  return async (path: string, appName: string, row?: string) => {
    const sample = await openSample(visit, path, appName);
    const { page, person } = sample;
    const email = newAddress('docs-demo');
    await demo.answer(page);
    // `test/provider/host-frameworks.test.ts` runs each framework's route around this function.
    await page.route('**/share', async (route) => {
      const answer = await answerShare(route.request().postDataJSON(), {
        PROVIDER_URL: demo.url(),
        PROVIDER_APP: DEMO_SERVER_APP.id,
        PROVIDER_SECRET: DEMO_SERVER_APP.secret,
      });
      await route.fulfill({ status: answer.status, json: await answer.json() });
    });
    await person.openAt('email');
    await person.askForCode(email);
    await person.isAt('code');
    await person.code.fill(await demo.codeFor(page, email));
    await person.isAt('pin');
    await person.choosePin();
    await person.isAt('dataRequest');
    if (row) await person.dataSwitch(row).check();
    await person.press('Share');
    return sample;
  };
};
