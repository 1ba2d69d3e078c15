import { describe, it } from 'vitest';
import { ATTACKED_HOST, FRAME_ATTACKS, isProofAgainst } from '../support/frame-attacks.ts';
import { useEngine } from '../support/use-engine.ts';

const { comeToHost } = useEngine();

describe('a frame that the page attacks', () => {
  it('shares by a press that rests on its button, and by no press after one of these attacks', async () => {
    await isProofAgainst(await comeToHost(ATTACKED_HOST), FRAME_ATTACKS);
  });
});
