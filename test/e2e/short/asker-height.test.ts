import { describe, expect, it } from 'vitest';
import { returning } from '../../support/open-flow.ts';
import { useChromium } from '../support/chromium.ts';
import { holdAppFacts } from '../support/hold-back.ts';
import { openHostPage } from '../support/host-page.ts';
import { personOn, textOf } from '../support/person.ts';

const { visit } = useChromium();

const FULL = {
  name: 'Bookshop',
  purpose: 'Shows books that fit you',
  privacyUrl: 'https://shop.example/privacy',
  keepDays: 30,
};

/** Facts that the provider adds to those of the test's application. */
const ANSWERS: readonly (readonly [title: string, facts: object])[] = [
  [
    'of an application with a name only',
    { purpose: null, privacyUrl: null, keepDays: null, accessUntil: null },
  ],
  ['of an application with all facts', FULL],
  ['of a server that does not tell', { name: null }],
];

describe('the rows of the data step', () => {
  it.each(ANSWERS)('keep their place when the answer %s comes', async (_, facts) => {
    const context = await visit({ user: returning });
    const answer = await holdAppFacts(context, facts);
    const page = await openHostPage(context);
    const person = personOn(page);
    await person.openAt('dataRequest');
    await person.sees(textOf('asker.awaited'));
    const before = await person.dataSwitch('Personality').boundingBox();
    answer();
    await person.dialog.locator('.asker-name').waitFor();
    expect(await person.dataSwitch('Personality').boundingBox()).toEqual(before);
  });
});
