import { expect, it } from 'vitest';
import { useChromium } from '../support/chromium.ts';
import { openHostPage } from '../support/host-page.ts';
import { personOn } from '../support/person.ts';

const { visit } = useChromium();

// vaul and use-gesture capture the pointer at its press; the browser then sends the click to the captured element.
const CAPTURE = `addEventListener('pointerdown', (event) => event.target.setPointerCapture(event.pointerId));`;

it('a press by mouse opens the dialog within a drawer that captures the pointer', async () => {
  const page = await openHostPage(await visit());
  const person = personOn(page);
  await page.evaluate(CAPTURE);
  await person.trigger.click();
  await person.isAt('email');
});

it('a click on the element beside its button opens no dialog', async () => {
  const page = await openHostPage(await visit(), 'style="padding: 40px"');
  const person = personOn(page);
  await page.evaluate(CAPTURE);
  await page.locator('data-connect-button').click({ position: { x: 5, y: 5 } });
  expect(await person.dialog.count()).toBe(0);
});
