import { expect, it } from 'vitest';
import { returning } from '../../support/open-flow.ts';
import { useChromium } from '../support/chromium.ts';
import { detailsOf, notifiedBy, openHostPage } from '../support/host-page.ts';
import { newAddress, personOn, textOf } from '../support/person.ts';
import { savedRecord } from '../support/saved.ts';

const chromium = useChromium();

it('an existing person goes from the code to sharing, and directly there on the next visit', async () => {
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

it('an existing person who closes the data request gets no complete', async () => {
  const page = await openHostPage(await chromium.visit({ user: returning }));
  const person = personOn(page);

  await person.openAt('dataRequest');
  await person.press('Close');
  await person.isGone();

  expect((await notifiedBy(page)).slice(2)).toEqual([['close', { reason: 'button' }]]);
});

it('an existing person who says "Don\'t share" completes with nothing approved and rejected set', async () => {
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
