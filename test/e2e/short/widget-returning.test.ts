import { describe, expect, it } from 'vitest';
import { returning } from '../../support/open-flow.ts';
import { useChromium } from '../support/chromium.ts';
import { detailsOf, notifiedBy, openHostPage, waitForNotified } from '../support/host-page.ts';
import { newAddress, personOn, textOf } from '../support/person.ts';
import { savedRecord } from '../support/saved.ts';

const chromium = useChromium();

describe('an existing person', () => {
  it('goes from the code to sharing, and directly there on the next visit', async () => {
    const context = await chromium.visit();
    const page = await openHostPage(context);
    const person = personOn(page);

    await person.signIn(newAddress('existing-journey'));
    await person.isAt('dataRequest');
    await person.press('Close');
    await person.isGone();
    await person.openAt('dataRequest');

    expect((await detailsOf(page, 'stepchange')).at(-1)).toEqual({ step: 'dataRequest', previous: null });
    expect(await savedRecord(page)).toMatchObject({ onboardingComplete: true, pinCreated: true });
  });

  it('who closes the data request gets no complete', async () => {
    const page = await openHostPage(await chromium.visit({ user: returning }));
    const person = personOn(page);

    await person.openAt('dataRequest');
    await person.press('Close');
    await person.isGone();

    expect((await notifiedBy(page)).slice(2)).toEqual([['close', { reason: 'button' }]]);
  });

  it('who says "Don\'t share" completes with nothing approved and rejected set', async () => {
    const page = await openHostPage(await chromium.visit({ user: returning }), 'auto-fetch');
    const person = personOn(page);
    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.url()));

    await person.openAt('dataRequest');
    await person.press(textOf('data.decline'));
    await person.isGone();

    expect((await notifiedBy(page)).slice(2)).toEqual([
      ['complete', expect.objectContaining({ approvedData: [], rejected: true })],
      ['close', { reason: 'complete' }],
    ]);
    expect(calls.filter((url) => /\/api\/(?!app$)/.test(url))).toEqual([]);
  });
});

describe('tiers of the host', () => {
  it('are shown with name, description and reward, none required, and reported by size', async () => {
    const tiers = {
      Small: { type: 'Personality', descriptions: 'Who you are', reward: '10% Discount' },
      Large: { type: 'Full Profile', descriptions: 'All of it' },
    };
    const attributes = `request-data='${JSON.stringify(tiers)}'`;
    const page = await openHostPage(await chromium.visit({ user: returning }), attributes);
    const person = personOn(page);

    await person.openAt('dataRequest');
    await person.dialog.getByText(/says: “.?Who you are/).waitFor();
    await person.sees(textOf('data.givesAll', { size: 64 }));
    await person.sees('10% Discount');
    expect(await person.button('Share').isDisabled()).toBe(true);
    await person.dataSwitch('Full Profile').check();
    await person.press('Share');

    expect(await waitForNotified(page, 'complete')).toMatchObject({ approvedData: ['large'] });
  });
});
