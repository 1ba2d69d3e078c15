import { describe, expect, it } from 'vitest';
import { connectPlatform, openDialog, SIGN_IN, shareData, signInThere, WHOLE_FLOW } from '../support/flow.ts';
import { useEngine } from '../support/use-engine.ts';

const { comeToHost, codeFor } = useEngine();

const FRAMED = { attributes: 'isolation="frame"' };

const PUT_BACK = `(async () => {
  const element = document.querySelector('data-connect-button');
  const place = element.parentElement;
  element.remove();
  await null;
  place.append(element);
  return true;
})()`;

describe('the dialog in a frame', () => {
  it('takes a new person through the whole flow, with a platform connected in a window', async () => {
    const person = await comeToHost(FRAMED);
    await openDialog(person);
    await person.canPress();
    await signInThere(person, 'framed@example.org', codeFor);
    await connectPlatform(person);
    await shareData(person);

    await person.hasFocusOn(SIGN_IN);
    expect(await person.events()).toEqual(WHOLE_FLOW);
    expect(await person.complaints()).toEqual([]);
  });

  it('has the focus in its first field, and returns it after Escape', async () => {
    const person = await comeToHost(FRAMED);
    await openDialog(person);
    await person.key('Escape');
    await person.hasFocusOn(SIGN_IN);
    expect(await person.events()).toEqual(['open', 'stepchange', 'close']);
  });

  it('opens for a press after its element was removed and put back', async () => {
    const person = await comeToHost(FRAMED);
    await openDialog(person);
    // These events fire after the dialog is visible. If the element is put back earlier, the page gets its `close`.
    await expect.poll(person.events).toEqual(['open', 'stepchange']);
    await person.read(PUT_BACK);
    await openDialog(person);
    // The `close` between them reaches no listener of the page.
    expect(await person.events()).toEqual(['open', 'stepchange', 'open', 'stepchange']);
    expect(await person.complaints()).toEqual([]);
  });
});
