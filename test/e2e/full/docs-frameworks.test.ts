// Each sample for a framework, as that framework builds it from the packed package (`scripts/host-samples.mjs`).
import { beforeEach, describe, expect, it } from 'vitest';
import { DEMO_SERVER_APP } from '../../../provider/demo-app.ts';
import { answerShare } from '../../../showcase/docs/samples/server/lib/answer-share.ts';
import { useChromium } from '../support/chromium.ts';
import { useDemoProvider } from '../support/demo-provider.ts';
import { codeFor } from '../support/host-page.ts';
import { openHost } from '../support/hosts.ts';
import { newAddress, personOn } from '../support/person.ts';

const chromium = useChromium();

const openSample = async (path: string, appName: string) => {
  const context = await chromium.visit();
  const { page, errors } = await openHost(context, path);
  return { context, page, errors, person: personOn(page, appName) };
};

describe('a sample at the sandbox signs in and shows what is shared', () => {
  it('in a page with a bundler', async () => {
    const { page, person, errors } = await openSample('bundled/bundler.html', 'Bookshop');
    await person.signIn(newAddress('existing-docs'));
    await person.isAt('dataRequest');
    await person.dataSwitch('Preferences').check();
    await person.press('Share');
    await page.getByText('[["basic","preferences"]]', { exact: true }).waitFor();
    expect(errors).toEqual([]);
  });

  it('from a button of the page’s own', async () => {
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
});

describe('a sample at `serve --demo`', () => {
  const demo = useDemoProvider();
  let email: string;
  beforeEach(() => {
    email = newAddress('docs-demo');
  });

  const shareAt = async (path: string, appName: string, row?: string) => {
    const sample = await openSample(path, appName);
    const { page, person } = sample;
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

  it.each([
    ['React, in an application', 'react/sample.html#App', undefined, 'Shared: basic'],
    ['React', 'react/sample.html#SignIn', 'Preferences', 'Shared: basic, preferences'],
    ['Vue', 'vue/sample.html', 'Personality', 'Shared: small'],
    ['Svelte', 'svelte/sample.html', 'Personality', 'Shared: small'],
    ['Angular', 'angular/sample.html', 'Personality', 'Shared: small'],
    ['Preact', 'preact/sample.html', 'Personality', 'Shared: small'],
    ['Solid', 'solid/sample.html', 'Personality', 'Shared: small'],
  ])('shares with a page alone: %s', async (_, path, row, text) => {
    const { page, errors } = await shareAt(path, 'Demo', row);
    await page.getByText(text, { exact: true }).waitFor();
    expect(errors).toEqual([]);
  });

  it.each([
    ['Next.js', 'react/sample.html#Next'],
    ['Nuxt', 'vue/sample.html#Nuxt'],
    ['SvelteKit', 'svelte/sample.html#SvelteKit'],
    ['Astro', 'bundled/astro.html'],
  ])('gives its server a code, and shows what the server fetched: %s', async (_, path) => {
    const { page, errors } = await shareAt(path, 'Bookshop');
    const answer = page.getByRole('status');
    await page.getByText('"interests"').waitFor();
    expect(JSON.parse((await answer.textContent()) ?? '')).toEqual({
      subject: expect.any(String),
      interests: [expect.objectContaining({ item: 'Baking' }), expect.objectContaining({ item: 'Climate' })],
    });
    expect(errors).toEqual([]);
  });
});
