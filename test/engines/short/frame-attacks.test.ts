import { it } from 'vitest';
import { expectProofAgainst, MOVED, SCALED } from '../support/frame-attacks.ts';
import { useEngine } from '../support/use-engine.ts';

const { comeToFramed } = useEngine();

it('a frame shares by no press after the page moved or enlarged it under the pointer', async () => {
  await expectProofAgainst(await comeToFramed('test-mode'), [MOVED, SCALED]);
});
