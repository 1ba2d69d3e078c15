import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { returning } from '../../support/open-flow.ts';
import { useChromium } from '../support/chromium.ts';
import { openHostPage, waitForNotified } from '../support/host-page.ts';
import { type Person, personOn } from '../support/person.ts';

const { visit } = useChromium();

const ASKS = 'request-data="basic,personality,preferences,reasons"';
const PHONE = { width: 390, height: 500 };

const openAt = (page: Page, row: string) =>
  page.evaluate((id) => document.querySelector('data-connect-button')?.open({ row: id }), row);
const focused = (person: Person) =>
  person.dialog.evaluate((dialog) => {
    const root = dialog.getRootNode();
    return root instanceof ShadowRoot && root.activeElement?.id;
  });
const place = async ({ dialog, dataSwitch }: Person) => {
  const [box, around] = await Promise.all([dataSwitch('Reasons').boundingBox(), dialog.boundingBox()]);
  if (!box || !around) throw new Error('The row is not displayed');
  return { top: box.y - around.y, bottom: box.y + box.height - around.y, height: around.height };
};

it('an opening at a row has the row’s switch in focus and in view, unchanged, on a low screen', async () => {
  const page = await openHostPage(await visit({ user: returning, viewport: PHONE }), ASKS);
  const person = personOn(page);
  await openAt(page, 'reasons');
  await person.isAt('dataRequest');
  await expect.poll(() => focused(person)).toBe('dc-reasons');
  const { top, bottom, height } = await place(person);
  expect(top).toBeGreaterThanOrEqual(0);
  expect(bottom).toBeLessThanOrEqual(height);
  expect(await person.dataSwitch('Reasons').isChecked()).toBe(false);
  await person.press('Share');
  expect(await waitForNotified(page, 'complete')).toMatchObject({ approvedData: ['basic'] });
});
