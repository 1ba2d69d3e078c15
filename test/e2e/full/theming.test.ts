import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { slots } from '../../../scripts/manifest/texts.json';
import { returning } from '../../support/open-flow.ts';
import { useChromium } from '../support/chromium.ts';
import { openHostPage } from '../support/host-page.ts';
import { newAddress, personOn } from '../support/person.ts';

const chromium = useChromium();
const at = (page: Page, selector: string) => page.locator(`data-connect-button >> ${selector}`).first();
const styleOf = (page: Page, selector: string, property: string) =>
  at(page, selector).evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

it('the styles are the host’s without !important', async () => {
  const page = await openHostPage(await chromium.visit({ user: returning }), '', {
    body: `<style>
        data-connect-button { --dc-accent: rgb(1, 2, 3); }
        data-connect-button::part(button) { background: rgb(4, 5, 6); }
        data-connect-button::part(button-primary) { border-radius: 1px; color: rgb(7, 8, 9); }
        data-connect-button::part(row-name) { color: rgb(10, 11, 12); }
        data-connect-button:state(open)::part(title) { color: rgb(13, 14, 15); }
        [slot=legal] { color: rgb(16, 17, 18); }
      </style><data-connect-button api-key="sandbox-demo-key"><small slot="legal">Terms</small></data-connect-button>`,
  });
  expect(await styleOf(page, 'button', 'background-color')).toBe('rgb(4, 5, 6)');
  await personOn(page).openAt('dataRequest');
  const colours = await Promise.all([
    styleOf(page, '.primary', 'background-color'),
    styleOf(page, '.primary', 'color'),
    styleOf(page, '.primary', 'border-top-left-radius'),
    styleOf(page, '.row-name', 'color'),
    styleOf(page, '.title', 'color'),
    page.getByText('Terms').evaluate((element) => getComputedStyle(element).color),
  ]);
  expect(colours).toEqual([
    'rgb(1, 2, 3)',
    'rgb(7, 8, 9)',
    '1px',
    'rgb(10, 11, 12)',
    'rgb(13, 14, 15)',
    'rgb(16, 17, 18)',
  ]);
});

it('the slots accept the host’s children, in each step, and show those of the dialog only while it is open', async () => {
  const children = Object.keys(slots).map((name) => `<span slot="${name}">My ${name}</span>`);
  const page = await openHostPage(await chromium.visit(), '', {
    body: `<data-connect-button api-key="sandbox-demo-key" test-mode>${children.join('')}</data-connect-button>`,
  });
  const shows = async (name: string) => page.getByText(`My ${name}`, { exact: true }).isVisible();
  expect([await shows('icon'), await shows('label'), await shows('header'), await shows('legal')]).toEqual([
    true,
    true,
    false,
    false,
  ]);
  const person = personOn(page);
  await person.openAt('email');
  expect([await shows('header'), await shows('legal')]).toEqual([true, true]);
  expect(await at(page, '.brand-name').isVisible()).toBe(false);
  await person.askForCode(newAddress('theming'));
  await person.isAt('code');
  expect([await shows('header'), await shows('legal')]).toEqual([true, true]);
  await person.press('Close');
  await person.isGone();
  expect([await shows('header'), await shows('legal')]).toEqual([false, false]);
  expect(await page.locator('data-connect-button').ariaSnapshot()).not.toContain('legal');
});

it('a form of the page in a slot of the dialog gives its keys to the page, and is submitted as elsewhere', async () => {
  const page = await openHostPage(await chromium.visit(), '', {
    body: `<data-connect-button api-key="sandbox-demo-key"><form slot="legal"><input name="voucher" aria-label="Voucher"></form></data-connect-button>`,
  });
  await page.evaluate(() => {
    const received: string[] = [];
    Object.assign(window, { received });
    for (const type of ['keydown', 'input', 'keyup'])
      document.addEventListener(type, () => received.push(type));
  });
  await personOn(page).openAt('email');
  await page.getByLabel('Voucher').press('a');
  expect(await page.evaluate(() => Reflect.get(window, 'received'))).toEqual(['keydown', 'input', 'keyup']);
  await page.getByLabel('Voucher').press('Enter');
  await page.waitForURL(/\?voucher=a$/);
});
