import { describe, expect, it } from 'vitest';
import { useChromium } from '../support/chromium.ts';
import { bringReader, readAloud } from '../support/screen-reader.ts';
import { SHOWN_STEPS } from '../support/shown-steps.ts';
import { SPOKEN_SHARING } from '../support/spoken-sharing.ts';
import { SPOKEN_SIGN_IN } from '../support/spoken-sign-in.ts';
import { openStage } from '../support/stage.ts';

const TRANSCRIPTS = { ...SPOKEN_SIGN_IN, ...SPOKEN_SHARING };

const chromium = useChromium();

describe('a screen reader', () => {
  it('learns at each step where they are, what is asked, what failed and what they can do', async () => {
    const context = await chromium.visit();
    const { page, show } = await openStage(context, 'connectors="youtube,github"');
    await bringReader(page);
    const spoken: Record<string, string> = {};
    for (const shown of SHOWN_STEPS.filter(({ name }) => name in TRANSCRIPTS)) {
      await show(shown);
      spoken[shown.name] = `\n${(await readAloud(page)).join('\n')}\n`;
    }
    expect(spoken).toEqual(TRANSCRIPTS);
  });
});
