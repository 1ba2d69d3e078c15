import { expect, it } from 'vitest';
import { oldBrowser as german, trigger } from '../../../common/locales/de.json';
import { oldBrowser } from '../../../common/locales/en.json';
import { hostPagePath } from '../support/host-page.ts';
import { useEngine } from '../support/use-engine.ts';

const { comeTo, comeToHost, site } = useEngine();

it('a browser without the colours of the dialog shows a message below the button, in the language of the page', async () => {
  const person = await comeToHost({ lang: 'de' });
  await person.read('void (CSS.supports = () => false)');
  await person.press(trigger['button.signIn'].replace('{provider}', 'Mosaic'));
  await person.sees(german['element.browser']);
  const [, failure] = Object(await person.read("window.notified.find(([type]) => type === 'failure')"));
  expect(failure).toEqual({ code: 'element.load', message: german['element.browser'], step: null });
  expect(await person.events()).toEqual(['failure']);
  expect(await person.complaints()).toEqual([]);
});

it('a browser that does not know the module’s syntax gets a message from the classic script', async () => {
  site().conditions.added = { to: '/data-connect.js', line: 'a syntax of later years' };
  const person = await comeTo(hostPagePath({ script: 'classic' }));
  await person.sees(oldBrowser['element.browser']);
});
