import { describe, expect, it } from 'vitest';
import { textOf } from '../../e2e/support/person.ts';
import { connectPlatform, openFrame, SIGN_IN, shareData, signInThere, WHOLE_FLOW } from '../support/flow.ts';
import { ENGINE, useEngine } from '../support/use-engine.ts';

const { comeToFramed, codeFor } = useEngine();

/** Removes the element and puts it back at once, or after the dialog has reported its end to the element. */
const putBack = (isLater: boolean) => `(async () => {
  const element = document.querySelector('data-connect-button');
  const place = element.parentElement;
  const closed = new Promise((resolve) => element.addEventListener('close', () => resolve(true)));
  element.remove();
  await ${isLater ? 'closed' : 'null'};
  place.append(element);
  return true;
})()`;

describe('the dialog in a frame', () => {
  it('takes a new person through the whole flow, with a platform connected in a window', async () => {
    const person = await comeToFramed();
    await openFrame(person);
    await signInThere(person, 'framed@example.org', codeFor);
    await connectPlatform(person);
    await shareData(person);

    await person.hasFocusOn(SIGN_IN);
    expect(await person.events()).toEqual(WHOLE_FLOW);
    expect(await person.complaints()).toEqual([]);
  });

  // Safari gives a frame of another site no focus of its own before a key or a press in it.
  it.runIf(ENGINE === 'webkit')(
    'has the focus in its first field from the first key, which is typed there',
    async () => {
      const person = await comeToFramed();
      await openFrame(person);
      await person.type('ada');
      await person.hasFocusOn(textOf('email.label'));
      const field = "document.querySelector('body > div').shadowRoot.querySelector('input').value";
      expect(await person.readInFrame(field)).toBe('ada');
    },
  );

  it('has the focus in its first field, and returns it after Escape', async () => {
    const person = await comeToFramed();
    await openFrame(person);
    if (ENGINE === 'webkit') await person.key('Tab');
    await person.hasFocusOn(textOf('email.label'));
    await person.key('Escape');
    await person.hasFocusOn(SIGN_IN);
    expect(await person.events()).toEqual(['open', 'stepchange', 'close']);
  });

  it('stays open, without an event, if its element was removed and is put back at once', async () => {
    const person = await comeToFramed();
    await openFrame(person);
    await expect.poll(person.events).toEqual(['open', 'stepchange']);
    await person.read(putBack(false));
    await person.sees(textOf('email.submit'));
    await person.canPress();
    expect(await person.events()).toEqual(['open', 'stepchange']);
    expect(await person.complaints()).toEqual([]);
  });

  it('opens for a press after its element was removed, and put back later', async () => {
    const person = await comeToFramed();
    await openFrame(person);
    // These events fire after the dialog is visible. If the element is put back earlier, the page gets its `close`.
    await expect.poll(person.events).toEqual(['open', 'stepchange']);
    await person.read(putBack(true));
    await openFrame(person);
    // No listener of the page gets the `close` between them.
    expect(await person.events()).toEqual(['open', 'stepchange', 'open', 'stepchange']);
    expect(await person.complaints()).toEqual([]);
  });
});
