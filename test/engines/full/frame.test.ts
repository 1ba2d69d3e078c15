import { describe, expect, it } from 'vitest';
import { textOf } from '../../e2e/support/person.ts';
import { openDialog, PIN, SIGN_IN, signInThere, WHOLE_FLOW } from '../support/flow.ts';
import { useEngine } from '../support/use-engine.ts';

const { comeToHost, codeFor } = useEngine();

const FRAMED = { attributes: 'isolation="frame"' };

describe('the dialog in a frame', () => {
  it('leads a new person through the whole flow, with a platform connected in a window', async () => {
    const person = await comeToHost(FRAMED);
    await openDialog(person);
    await person.canPress();
    await signInThere(person, 'framed@example.org', codeFor);
    await person.press(/^YouTube/);
    await (await person.newestWindow()).press('Allow');
    await person.sees('YouTube Connected');
    await person.press(textOf('onboarding.continue'));
    await person.hasFocusOn(textOf('pin.label'));
    await person.type(PIN);
    await person.press(textOf('pin.submit'));
    await person.press('Personality');
    await person.press(textOf('data.share'));

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
