// `night/docs-frameworks.test.ts` has the samples of the other frameworks.
import { expect, it } from 'vitest';
import { useChromium } from '../support/chromium.ts';
import { openSample, useDemoSamples } from '../support/docs-samples.ts';
import { newAddress } from '../support/person.ts';

const { visit } = useChromium();
const shareAt = useDemoSamples(visit);

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
