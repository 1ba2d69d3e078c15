import { expect, inject, it } from 'vitest';
import { useChromium } from '../support/chromium.ts';
import { openFramedPage, shareAtTop } from '../support/framed.ts';
import { detailsOf, notifiedBy } from '../support/host-page.ts';
import { walkWholeFlow } from '../support/hostile-page.ts';
import { PIN } from '../support/person.ts';

const { visit } = useChromium();

it('the frame of the provider requests nothing from the provider before the pointer is near the button', async () => {
  const context = await visit();
  const asked: string[] = [];
  context.on('request', (request) => {
    if (request.url().startsWith(inject('baseUrl'))) asked.push(request.url());
  });
  const { page, person } = await openFramedPage(context);
  // A dialog in the page would be loaded by now.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })));
  expect(asked).toEqual([]);
  await person.trigger.hover();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
});

it('the frame of the provider takes a new person from the code to the result, and gives the host the same events as a page', async () => {
  const context = await visit();
  const { page, person } = await openFramedPage(context, 'auto-fetch');
  await walkWholeFlow(person, () => shareAtTop(person));
  // The frame's report arrives after its dialog is gone.
  await expect.poll(async () => (await notifiedBy(page)).at(-1)?.[0]).toBe('message');
  expect((await notifiedBy(page)).map(([type]) => type)).toEqual([
    'open',
    'stepchange',
    'stepchange',
    'stepchange',
    'stepchange',
    'stepchange',
    'stepchange',
    'complete',
    'close',
    'message',
  ]);
  expect(await detailsOf(page, 'complete')).toMatchObject([{ approvedData: ['basic'], success: true }]);
  expect(JSON.stringify(await notifiedBy(page))).not.toContain(PIN);
});
