import { expect, it } from 'vitest';
import { useChromium } from '../support/chromium.ts';
import { modeAttributes, openHostPage } from '../support/host-page.ts';
import { buildPageScript } from '../support/page-script.ts';
import { personOn } from '../support/person.ts';

const { visit } = useChromium();

const attributesOf = (markup: string) =>
  Object.fromEntries([...markup.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]));

it('on a page with a modal dialog of Radix around the element, the dialog keeps Tab, Escape and the wheel', async () => {
  const page = await openHostPage(await visit({ viewport: { width: 1280, height: 430 } }), '', {
    body: '<div style="height: 4000px"></div>',
  });
  await page.addScriptTag({ content: await buildPageScript('radix-page.ts') });
  await page.evaluate(
    (attributes) => Reflect.get(window, 'showModal')(attributes),
    attributesOf(`api-key="sandbox-demo-key" ${modeAttributes()}`),
  );
  // A smooth scroller prevents the default of every wheel event.
  await page.evaluate(() =>
    document.addEventListener('wheel', (event) => event.preventDefault(), {
      capture: true,
      passive: false,
    }),
  );
  const person = personOn(page);
  await person.openAt('email');
  const place = await page.evaluate(() => scrollY);
  await person.email.focus();
  await page.keyboard.type('sissi@s.es');
  expect(await person.email.inputValue()).toBe('sissi@s.es');
  for (const key of ['Tab', 'Shift+Tab', 'Shift+Tab']) await page.keyboard.press(key);
  await expect.poll(() => person.button('Close').evaluate((one) => one.matches(':focus'))).toBe(true);
  for (const key of ['PageDown', 'End']) await page.keyboard.press(key);
  const body = person.dialog.locator('.body');
  await body.hover();
  await page.mouse.wheel(0, 400);
  await expect.poll(() => body.evaluate((one) => one.scrollTop)).toBeGreaterThan(0);
  await page.mouse.wheel(0, 400);
  await page.keyboard.press('Escape');
  await person.isGone();
  expect(await page.evaluate(() => scrollY)).toBe(place);
  expect(await page.getByText('A dialog of Radix').isVisible()).toBe(true);
  await person.openAt('email');
});
