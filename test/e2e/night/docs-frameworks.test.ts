import { expect, it } from 'vitest';
import { useChromium } from '../support/chromium.ts';
import { openSample, useDemoSamples } from '../support/docs-samples.ts';
import { codeFor } from '../support/host-page.ts';
import { newAddress } from '../support/person.ts';

const { visit } = useChromium();
const shareAt = useDemoSamples(visit);

it('the sample of a button of the page’s own opens the dialog again after a close, and shows what is shared', async () => {
  const { context, page, person, errors } = await openSample(visit, 'bundled/overlay.html', 'Bookshop');
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
  const { page, person, errors } = await openSample(visit, 'bundled/bundler.html', 'Bookshop');
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
    interests: [expect.objectContaining({ item: 'Baking' }), expect.objectContaining({ item: 'Climate' })],
  });
  expect(errors).toEqual([]);
});
