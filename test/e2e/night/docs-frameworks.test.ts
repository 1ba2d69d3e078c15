import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO_SERVER_APP } from '../../../provider/cli/demo.ts';
import { answerShare } from '../../../showcase/docs/samples/server/lib/answer-share.ts';
import { untilWritten } from '../../support/written.ts';
import { useChromium } from '../support/chromium.ts';
import { codeFor } from '../support/host-page.ts';
import { openHost } from '../support/hosts.ts';
import { newAddress, personOn } from '../support/person.ts';

const { visit } = useChromium();
const CLI = resolve(import.meta.dirname, '../../../dist/provider/cli.js');
/** The address of `serve --demo` that the documentation's samples name. */
const NAMED = 'http://localhost:4174';

let started: { readonly url: string; readonly stop: () => void };
// On a free port and in an empty folder.
beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'demo-provider-'));
  const child = spawn(process.execPath, [CLI, 'serve', '--demo'], {
    cwd: folder,
    env: { PATH: process.env.PATH ?? '', HOME: folder, PORT: '0', OPERATIONS_ADDRESS: 'off' },
  });
  const url = await untilWritten(child, /Demo: open (http\S+)\/demo;/);
  const stop = () => {
    child.once('exit', () => rmSync(folder, { recursive: true }));
    child.kill('SIGTERM');
  };
  started = { url, stop };
});
afterAll(() => started?.stop());

/** Opens a sample of the documentation, as a framework builds it from the packed package (`test/hosts/build.mjs`). */
const openSample = async (path: string, appName: string) => {
  const context = await visit();
  const { page, errors } = await openHost(context, path);
  return { context, page, errors, person: personOn(page, appName) };
};

const shareAt = async (path: string, appName: string, row?: string) => {
  const sample = await openSample(path, appName);
  const { page, person } = sample;
  const email = newAddress('docs-demo');
  // The page's calls to the samples' address go to this provider.
  await page.route(`${NAMED}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: started.url + pathname + search }) });
  });
  // `test/provider/host-frameworks.test.ts` runs each framework's route around this function.
  await page.route('**/share', async (route) => {
    const answer = await answerShare(route.request().postDataJSON(), {
      PROVIDER_URL: started.url,
      PROVIDER_APP: DEMO_SERVER_APP.id,
      PROVIDER_SECRET: DEMO_SERVER_APP.secret,
    });
    await route.fulfill({ status: answer.status, json: await answer.json() });
  });
  await person.openAt('email');
  await person.askForCode(email);
  await person.isAt('code');
  await person.code.fill(await codeFor(page, email, started.url));
  await person.isAt('pin');
  await person.choosePin();
  await person.isAt('dataRequest');
  if (row) await person.dataSwitch(row).check();
  await person.press('Share');
  return sample;
};

it('the sample of a button of the page’s own opens the dialog again after a close, and shows what is shared', async () => {
  const { context, page, person, errors } = await openSample('bundled/overlay.html', 'Bookshop');
  const email = newAddress('existing-docs');
  const connect = page.getByRole('button', { name: 'Connect', exact: true });
  await connect.click();
  await person.isAt('email');
  await page.keyboard.press('Escape');
  await page.getByText('The person closed the dialog: nothing was shared.').waitFor();
  await connect.click();
  await person.isAt('email');
  await person.askForCode(email);
  await person.isAt('code');
  await person.code.fill(await codeFor(context, email));
  await person.isAt('dataRequest');
  await person.dataSwitch('Preferences').check();
  await person.press('Share');
  await page.getByText('They share basic and preferences.').waitFor();
  expect(errors).toEqual([]);
});

it.each([
  ['React, in an application', 'react/sample.html#App', undefined, 'Shared: basic'],
  ['React', 'react/sample.html#SignIn', 'Preferences', 'Shared: basic, preferences'],
  ['Vue', 'vue/sample.html', 'Personality', 'Shared: small'],
  ['Svelte', 'svelte/sample.html', 'Personality', 'Shared: small'],
  ['Angular', 'angular/sample.html', 'Personality', 'Shared: small'],
  ['Preact', 'preact/sample.html', 'Personality', 'Shared: small'],
  ['Solid', 'solid/sample.html', 'Personality', 'Shared: small'],
])('the sample of the documentation shares with a page alone: %s', async (_, path, row, text) => {
  const { page, errors } = await shareAt(path, 'Demo', row);
  await page.getByText(text, { exact: true }).waitFor();
  expect(errors).toEqual([]);
});

it.each([
  ['Nuxt', 'vue/sample.html#Nuxt'],
  ['SvelteKit', 'svelte/sample.html#SvelteKit'],
  ['Astro', 'bundled/astro.html'],
])('the sample of the documentation gives its server a code: %s', async (_, path) => {
  const { page, errors } = await shareAt(path, 'Bookshop');
  await page.getByText('"interests"').waitFor();
  expect(errors).toEqual([]);
});

it('the sample of the documentation for a page with a bundler signs in and shows what is shared', async () => {
  const { page, person, errors } = await openSample('bundled/bundler.html', 'Bookshop');
  await person.signIn(newAddress('existing-docs'));
  await person.isAt('dataRequest');
  await person.dataSwitch('Preferences').check();
  await person.press('Share');
  await page.getByText('[["basic","preferences"]]', { exact: true }).waitFor();
  expect(errors).toEqual([]);
});

it('the sample of the documentation for Next.js gives its server a code, and shows what the server fetched', async () => {
  const { page, errors } = await shareAt('react/sample.html#Next', 'Bookshop');
  await page.getByText('"interests"').waitFor();
  expect(JSON.parse((await page.getByRole('status').textContent()) ?? '')).toEqual({
    subject: expect.any(String),
    interests: [expect.objectContaining({ item: 'Baking' }), expect.objectContaining({ item: 'Software' })],
  });
  expect(errors).toEqual([]);
});
