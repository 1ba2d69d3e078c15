import { it } from 'vitest';
import { useChromium } from '../support/chromium.ts';
import { RECORDERS } from '../support/page-recorders.ts';
import { recordsNothingTyped } from '../support/recorded-flow.ts';

const { visit } = useChromium();

it.each(RECORDERS)(
  'with $name on a page, its own masking off, nothing of what a person types in the dialog is recorded',
  async ({ start }) => recordsNothingTyped(await visit(), start),
);
