import { it } from 'vitest';
import { expectProofAgainst, FRAME_ATTACKS } from '../support/frame-attacks.ts';
import { useEngine } from '../support/use-engine.ts';

const { comeToFramed } = useEngine();

it('a frame shares by a press that rests on its button, and by none after an attack of the page', async () => {
  await expectProofAgainst(await comeToFramed('test-mode'), FRAME_ATTACKS);
});
