import { it } from 'vitest';
import { useChromium } from '../support/chromium.ts';
import { rrweb } from '../support/page-recorders.ts';
import { recordsNothingTyped } from '../support/recorded-flow.ts';

const { visit } = useChromium();

it('on a page that records sessions with rrweb, what a person types in the dialog is not recorded', async () => {
  await recordsNothingTyped(await visit(), rrweb);
});
