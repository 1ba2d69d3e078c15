import { expect, it } from 'vitest';
import { useChromium } from '../support/chromium.ts';
import {
  FLOW_FILE,
  framedAttributes,
  notifiedBy,
  openHostPage,
  waitForNotified,
} from '../support/host-page.ts';
import { personOn } from '../support/person.ts';

const chromium = useChromium();

const LITE = '<script type="module" src="/widget/data-connect.lite.js"></script>';

it.each([
  ['on the page', FLOW_FILE, '', {}],
  ['of the lite script', FLOW_FILE, '', { script: LITE }],
  ['in a frame', '**/frame?key=*', framedAttributes, {}],
])(
  'a dialog %s that loads slowly is an empty box first, which its content replaces in its place',
  async (_, slow, attributes, shape) => {
    const context = await chromium.visit();
    let load = () => {};
    const loads = new Promise<void>((resolve) => {
      load = resolve;
    });
    await context.route(slow, async (route) => {
      await loads;
      await route.continue();
    });
    const page = await openHostPage(
      context,
      typeof attributes === 'string' ? attributes : attributes(),
      shape,
    );
    const { trigger } = personOn(page);
    await trigger.click();
    const box = page.getByRole('dialog', { name: 'Mosaic' }).and(page.locator('.waiting'));
    await box.waitFor();
    expect(await box.getAttribute('aria-busy')).toBe('true');
    expect(await box.evaluate((dialog) => dialog.matches(':focus-within'))).toBe(true);

    await page.mouse.wheel(0, 400);
    await page.keyboard.press('Escape');
    await waitForNotified(page, 'close');
    expect((await notifiedBy(page)).filter(([name]) => name !== 'message')).toEqual([
      ['open', null],
      ['close', { reason: 'escape' }],
    ]);
    expect(await trigger.evaluate((button) => button.matches(':focus'))).toBe(true);

    await trigger.click();
    await box.waitFor();
    const place = await box.boundingBox();
    load();
    const dialog = (attributes === '' ? page : page.frameLocator('iframe'))
      .locator('dialog:not(.waiting)[open]')
      .first();
    await dialog.getByRole('textbox').waitFor();
    expect(await box.count()).toBe(0);
    const { x, y, width } = (await dialog.boundingBox()) ?? {};
    expect({ x, y, width }).toEqual({ x: place?.x, y: place?.y, width: place?.width });
  },
);

it('an empty box keeps the keys that scroll, and no others, and none once the page has taken its element away', async () => {
  const context = await chromium.visit();
  await context.route(FLOW_FILE, () => {});
  const page = await openHostPage(context);
  await personOn(page).trigger.click();
  await page.locator('.waiting').waitFor();
  const goesOn = (key: string) =>
    page.evaluate((init) => dispatchEvent(new KeyboardEvent('keydown', init)), { key, cancelable: true });
  expect([await goesOn('F5'), await goesOn('PageDown')]).toEqual([true, false]);
  await page.evaluate(() => document.querySelector('data-connect-button')?.remove());
  expect(await goesOn('PageDown')).toBe(true);
});
