import { expect, it } from 'vitest';
import { useChromium } from '../support/chromium.ts';
import { openFramedPage } from '../support/framed.ts';

const { visit } = useChromium();

it('the frame on another site has the focus in its first field at each opening', async () => {
  const { page, person } = await openFramedPage(await visit());
  for (const text of ['one', 'two', 'three', 'four']) {
    await person.openAt('email');
    await expect.poll(() => person.email.evaluate((field) => field.matches(':focus'))).toBe(true);
    await page.keyboard.type(text);
    expect(await person.email.inputValue()).toBe(text);
    await person.press('Close');
    await person.isGone();
  }
});

it('the frame inherits no style that would hide or disable it', async () => {
  const { page, person } = await openFramedPage(await visit());
  // As overlay libraries and hidden containers do.
  await page.addStyleTag({
    content: 'body { pointer-events: none } main { visibility: hidden; text-indent: -9999px; opacity: .99 }',
  });
  await page.locator('data-connect-button').evaluate((one) => Reflect.get(one, 'open').call(one));
  await person.isAt('email');
  await person.canPress();
  expect(await person.email.isVisible()).toBe(true);
  const frame = page.locator('data-connect-button').locator('iframe');
  expect(
    await frame.evaluate((one) => {
      const { visibility, pointerEvents, textIndent } = getComputedStyle(one);
      return [visibility, pointerEvents, textIndent];
    }),
  ).toEqual(['visible', 'auto', '0px']);
  await person.email.click();
  await page.keyboard.type('ada');
  expect(await person.email.inputValue()).toBe('ada');
});
