import { describe, it } from 'vitest';
import { expectProofAgainst, MOVED, SCALED } from '../support/frame-attacks.ts';
import { ENGINE, useEngine } from '../support/use-engine.ts';

const { comeToFramed } = useEngine();

// The tests in test/e2e try the same attacks in Chromium.
describe.skipIf(ENGINE === 'chromium')('a frame that the page attacks', () => {
  it('shares by no press after it was moved or enlarged under the pointer', async () => {
    await expectProofAgainst(await comeToFramed('test-mode'), [MOVED, SCALED]);
  });
});
