import { expect, it } from 'vitest';
import { useChromium } from '../support/chromium.ts';
import { CLASSIC_SCRIPT, detailsOf, openHostPage } from '../support/host-page.ts';
import { newAddress, personOn } from '../support/person.ts';

const chromium = useChromium();

it('a moved element keeps its flow through moveBefore', async () => {
  const page = await openHostPage(await chromium.visit());
  const person = personOn(page);
  const rest = await person.typeHalfOfCode(newAddress('element-moved'));
  const typed = await person.code.inputValue();
  expect(typed).toHaveLength(3);

  await page.evaluate(() => {
    const place = document.createElement('section');
    const element = document.querySelector('data-connect-button');
    document.body.append(place);
    if (element) place.moveBefore(element, null);
  });
  expect(await person.code.inputValue()).toBe(typed);
  expect(await person.dialog.evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
  await person.code.press('End');
  await person.code.pressSequentially(rest);

  await person.isAt('onboarding');
  expect(await page.locator('section > data-connect-button').count()).toBe(1);
  expect(await detailsOf(page, 'close')).toEqual([]);
});

it('the classic script defines window.DataConnect with the exports of the module', async () => {
  const page = await openHostPage(await chromium.visit(), '', {
    script: CLASSIC_SCRIPT,
  });
  await page.waitForFunction(() => Reflect.has(window, 'DataConnect'));

  await page.addScriptTag({
    type: 'module',
    content: "import * as exported from '/widget/data-connect.js'; Object.assign(window, { exported });",
  });
  await page.waitForFunction(() => Reflect.has(window, 'exported'));
  const names = await page.evaluate(() =>
    ['DataConnect', 'exported'].map((name) => Object.keys(Reflect.get(window, name)).sort()),
  );
  const contract = [
    'DataConnectButton',
    'formatMosaicResponse',
    'getMosaicData',
    'openMosaicOverlay',
    'version',
  ];
  expect(names).toEqual([contract, contract]);
  await personOn(page).openAt('email');
});

it('an element that moves into another document keeps its styles, and its open dialog keeps them too', async () => {
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
