import { describe, it } from 'vitest';
import { expectProofBelowWindow } from '../support/below-window.ts';
import { expectProofAgainst, FRAME_ATTACKS } from '../support/frame-attacks.ts';
import { ENGINE, useEngine } from '../support/use-engine.ts';

const { comeToFramed } = useEngine();

describe('a frame that the page attacks', () => {
  it('shares by a press that rests on its button, and by no press after one of these attacks', async () => {
    await expectProofAgainst(await comeToFramed('test-mode'), FRAME_ATTACKS);
  });

  // Only in Firefox, because the drivers of the other browsers give every window the focus.
  it.runIf(ENGINE === 'firefox')('shares by no press below a window of the page', async () => {
    await expectProofBelowWindow(await comeToFramed('test-mode'));
  });
});
