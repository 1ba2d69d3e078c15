import { expect, it } from 'vitest';
import { textOf } from '../../e2e/support/person.ts';
import { allow, openDialog, PIN } from '../support/flow.ts';
import { useEngine } from '../support/use-engine.ts';

const { comeToHost, codeFor } = useEngine();

/** Imitates a translator, which puts each text of the dialog into two `font` elements, once. */
const TRANSLATE = `(() => {
  const dialog = window.inWidget('dialog');
  const walker = document.createTreeWalker(dialog, NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts.filter(({ textContent }) => textContent.trim())) {
    const font = document.createElement('font');
    const inner = document.createElement('font');
    inner.textContent = '«' + text.textContent + '»';
    font.append(inner);
    text.parentNode.replaceChild(font, text);
  }
})()`;

const shows = (selector: string, text: string) =>
  `[...window.inWidget('dialog').querySelectorAll(${JSON.stringify(selector)})].map((one) => one.textContent).join() === ${JSON.stringify(text)}`;

it('on a page whose texts a translator has replaced, the dialog shows what changes later', async () => {
  const person = await comeToHost();
  const email = 'translated@example.org';
  await openDialog(person);
  await person.read(TRANSLATE);
  await person.type(email);
  await person.key('Enter');
  await person.sees(textOf('code.title'));
  await person.read(TRANSLATE);
  await person.type('000000');
  await person.until("window.inWidget('.problem') instanceof Element", 'nothing about the wrong code');
  await person.read(TRANSLATE);
  await person.type(await codeFor(email));
  await person.sees(textOf('onboarding.title'));
  await person.read(TRANSLATE);
  await person.press(/^«?YouTube/);
  await allow(await person.newestWindow());
  await person.until(
    shows('.platform:first-child .platform-state', textOf('platform.connected')),
    'not connected',
  );
  await person.press(/^«?Continue/);
  await person.sees(textOf('pin.title'));
  await person.read(TRANSLATE);
  await person.type(PIN);
  await person.until(
    shows('.rule .unseen span', Array(3).fill(textOf('pin.met')).join()),
    'the rules are old',
  );
  expect(await person.complaints()).toEqual([]);
});
