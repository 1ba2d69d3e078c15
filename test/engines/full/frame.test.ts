import { describe, expect, it } from 'vitest';
import { connectPlatform, openDialog, SIGN_IN, shareData, signInThere, WHOLE_FLOW } from '../support/flow.ts';
import { useEngine } from '../support/use-engine.ts';

const { comeToHost, codeFor } = useEngine();

const FRAMED = { attributes: 'isolation="frame"' };

describe('the dialog in a frame', () => {
  it('leads a new person through the whole flow, with a platform connected in a window', async () => {
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

  it('has the focus in its first field, and gives it back after Escape', async () => {
    const person = await comeToHost(FRAMED);
    await openDialog(person);
    await person.key('Escape');
    await person.hasFocusOn(SIGN_IN);
    expect(await person.events()).toEqual(['open', 'stepchange', 'close']);
  });
});
