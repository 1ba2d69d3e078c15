import { expect, it } from 'vitest';
import { useChromium } from '../support/chromium.ts';
import { openFramedPage } from '../support/framed.ts';

const { visit } = useChromium();

/** Opens the dialog in a frame in which no element has the focus before the first key, as in Safari. */
const openWithoutFocus = async () => {
  const { page, person } = await openFramedPage(await visit());
  await person.openAt('email');
  const isFocused = () => person.email.evaluate((field) => field.matches(':focus'));
  await expect.poll(isFocused).toBe(true);
  await person.email.blur();
  expect(await isFocused()).toBe(false);
  return { page, person, isFocused };
};

it('the first key of a person goes into the first field, the keys after it go where the focus is', async () => {
  const { page, person } = await openWithoutFocus();
  await page.keyboard.press('a');
  expect(await person.email.inputValue()).toBe('a');
  await person.email.blur();
  await page.keyboard.press('b');
  expect(await person.email.inputValue()).toBe('a');
});

it('a first Tab leads to the first field, the next Tab beyond it', async () => {
  const { page, isFocused } = await openWithoutFocus();
  await page.keyboard.press('Tab');
  expect(await isFocused()).toBe(true);
  await page.keyboard.press('Tab');
  expect(await isFocused()).toBe(false);
});
