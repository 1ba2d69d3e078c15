import { expect, it } from 'vitest';
import { textOf } from '../../e2e/support/person.ts';
import { SIGN_IN } from '../support/flow.ts';
import { hostPagePath } from '../support/host-page.ts';
import { useEngine } from '../support/use-engine.ts';

const { comeTo, comeToHost } = useEngine();

/** How far the dialog extends beyond its window, on each side; 0 if it fits. */
const overhangIn = (view: string) => `(() => {
  const view = ${view};
  const dialog = view.document.querySelector('data-connect-button').shadowRoot.querySelector('dialog');
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return [-left, right - view.innerWidth, -top, bottom - view.innerHeight].map((side) => Math.max(0, Math.round(side)));
})()`;
const FITS = [0, 0, 0, 0];

it.each([768, 1280])('the dialog fits a window of %i px', async (width) => {
  const person = await comeToHost();
  await person.window.resize(width, 800);
  await person.press(SIGN_IN);
  await person.hasFocusOn(textOf('email.label'));
  await expect.poll(() => person.read(overhangIn('window')), { timeout: 20_000 }).toEqual(FITS);
});

it('the dialog fits a frame of 320 px', async () => {
  const person = await comeTo(hostPagePath({ frame: 320 }));
  await person.press(SIGN_IN);
  await person.hasFocusOn(textOf('email.label'));
  await expect.poll(() => person.read(overhangIn('frames[0]')), { timeout: 20_000 }).toEqual(FITS);
  expect(await person.read('frames[0].document.documentElement.scrollWidth')).toBeLessThanOrEqual(320);
});
