import { describe, expect, it } from 'vitest';
import { useChromium } from '../support/chromium.ts';
import { openHostPage } from '../support/host-page.ts';
import { personOn } from '../support/person.ts';

const chromium = useChromium();

describe('an element that moves into another document', () => {
  it('keeps its styles, and its open dialog keeps them too', async () => {
    const page = await openHostPage(await chromium.visit());
    await personOn(page).openAt('email');
    const looks = await page.evaluate(() => {
      const element = document.querySelector('data-connect-button');
      const root = element?.shadowRoot;
      const read = () =>
        ['button', '.panel'].map((selector) => {
          const part = root?.querySelector(selector);
          const style = part?.ownerDocument.defaultView?.getComputedStyle(part);
          return [style?.borderRadius, style?.paddingTop];
        });
      const before = read();
      const frame = document.body.appendChild(document.createElement('iframe'));
      if (element) frame.contentDocument?.body.append(element);
      return { before, after: read() };
    });
    expect(looks.after).toEqual(looks.before);
  });
});

describe('typed or pasted text', () => {
  it('reaches no listener of the host page', async () => {
    const page = await openHostPage(await chromium.visit(), 'test-mode');
    const person = personOn(page);
    await person.openAt('email');
    await page.evaluate(() => {
      const received: string[] = [];
      Object.assign(window, { received });
      for (const type of ['keydown', 'keyup', 'beforeinput', 'input', 'change', 'copy', 'cut', 'paste'])
        document.addEventListener(type, () => received.push(type));
    });
    await page.keyboard.type('ada@example.org');
    for (const keys of ['Control+a', 'Control+c', 'Control+x', 'Control+v']) await page.keyboard.press(keys);
    expect(await page.locator('#dc-email').inputValue()).toBe('ada@example.org');
    expect(await page.evaluate(() => Reflect.get(window, 'received'))).toEqual([]);
  });

  it('reaches the host page if its field in a slot belongs to the host', async () => {
    const page = await openHostPage(await chromium.visit(), 'test-mode');
    await page.evaluate(() => {
      const received: string[] = [];
      Object.assign(window, { received });
      const field = document.createElement('input');
      field.slot = 'legal';
      field.ariaLabel = 'Voucher';
      document.querySelector('data-connect-button')?.append(field);
      for (const type of ['keydown', 'input', 'keyup'])
        document.addEventListener(type, () => received.push(type));
    });
    await personOn(page).openAt('email');
    await page.getByLabel('Voucher').press('a');
    expect(await page.evaluate(() => Reflect.get(window, 'received'))).toEqual(['keydown', 'input', 'keyup']);
  });
});
