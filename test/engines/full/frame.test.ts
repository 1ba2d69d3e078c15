import { expect, it } from 'vitest';
import { frame as texts } from '../../../common/locales/en.json';
import { textOf } from '../../e2e/support/person.ts';
import {
  connectPlatform,
  expectWholeFlow,
  openFrame,
  SIGN_IN,
  shareData,
  signInThere,
} from '../support/flow.ts';
import { ENGINE, useEngine } from '../support/use-engine.ts';

const { comeToFramed, codeFor } = useEngine();

it('a new person goes through the whole flow in a frame, with a platform connected in a window', async () => {
  const person = await comeToFramed();
  await openFrame(person);
  await signInThere(person, 'framed@example.org', codeFor);
  await connectPlatform(person);
  await shareData(person);

  await expectWholeFlow(person);
});

it('a frame has the focus in its first field at the first key, and returns it after Escape', async () => {
  const person = await comeToFramed();
  await openFrame(person);
  // Safari gives a frame of another site no focus of its own before a key or a press in it.
  if (ENGINE === 'firefox') await person.hasFocusOn(textOf('email.label'));
  await person.type('ada');
  await person.hasFocusOn(textOf('email.label'));
  const field = "document.querySelector('body > div').shadowRoot.querySelector('input').value";
  expect(await person.readInFrame(field)).toBe('ada');
  await person.key('Escape');
  await person.hasFocusOn(SIGN_IN);
  expect(await person.events()).toEqual(['open', 'stepchange', 'close']);
});

it('a frame stays open, without an event, if its element is removed and put back at once', async () => {
  const person = await comeToFramed();
  await openFrame(person);
  await expect.poll(person.events).toEqual(['open', 'stepchange']);
  await person.read(`(() => {
    const element = document.querySelector('data-connect-button');
    const place = element.parentElement;
    element.remove();
    place.append(element);
  })()`);
  await person.sees(textOf('email.submit'));
  await person.canPress();
  expect(await person.events()).toEqual(['open', 'stepchange']);
  expect(await person.complaints()).toEqual([]);
});

it('no press counts in a frame that the page moved partly out of the window, which says so; in view again, the next one counts', async () => {
  const person = await comeToFramed();
  await openFrame(person);
  const style = (text: string) =>
    person.read(`Object.assign(document.querySelector('data-connect-button').shadowRoot
      .querySelector('dialog').style, { translate: '${text}' }) && null`);
  await person.type('no address');
  await style('0 -60vh');
  const inDialog = (question: string) =>
    person.readInFrame(`document.querySelector('body > div').${question}`);
  await expect.poll(() => inDialog("hasAttribute('data-seen')")).toBe(false);
  const isSaid = async () => {
    await person.key('Enter');
    return inDialog(`shadowRoot.textContent.includes("${texts.dropped}")`);
  };
  await expect.poll(isSaid).toBe(true);
  expect(await inDialog("shadowRoot.querySelector('[aria-invalid=true]') === null")).toBe(true);
  await style('none');
  await person.canPress();
  await person.key('Enter');
  await person.sees(textOf('email.invalid'));
});
