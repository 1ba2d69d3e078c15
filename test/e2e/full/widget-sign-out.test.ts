import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { returning } from '../../support/open-flow.ts';
import { useChromium } from '../support/chromium.ts';
import { detailsOf, FLOW_FILE, openHostPage } from '../support/host-page.ts';
import { personOn, textOf } from '../support/person.ts';
import { RECORD_KEY, savedRecord } from '../support/saved.ts';

const chromium = useChromium();
const lasting = { ...returning, expiresAt: '2999-01-01T00:00:00.000Z' };

const signOut = (page: Page) => page.evaluate(() => document.querySelector('data-connect-button')?.signOut());

it('a sign-out before the flow was loaded ends the session at the server afterwards, even if the page is never idle', async () => {
  const context = await chromium.visit({ user: lasting });
  await context.addInitScript('requestIdleCallback = () => 0');
  const page = await openHostPage(context, 'preload="none"');

  const [answer] = await Promise.all([page.waitForResponse('**/api/session'), signOut(page)]);

  expect(await savedRecord(page)).toBeNull();
  expect([answer.request().method(), answer.status()]).toEqual(['DELETE', 200]);
});

it('a sign-out on a page that is left before the flow loads ends the session on the next one', async () => {
  const context = await chromium.visit({ user: lasting });
  await context.route(FLOW_FILE, (route) => route.abort());
  const page = await openHostPage(context, 'preload="none"');
  await signOut(page);
  expect(await detailsOf(page, 'signout')).toEqual([{ username: 'ada' }]);
  const kept = () => page.evaluate((own) => localStorage.getItem(own), `${RECORD_KEY}:open`);
  expect(await kept()).toEqual(expect.any(String));
  await context.unroute(FLOW_FILE);

  const answered = page.waitForResponse('**/api/session');
  await page.reload();
  await personOn(page).openAt('email');

  const answer = await answered;
  expect([answer.request().method(), answer.status()]).toEqual(['DELETE', 200]);
  await expect.poll(kept).toBeNull();
});

it('a sign-out in one tab signs out in the others', async () => {
  const context = await chromium.visit({ user: returning });
  const here = personOn(await openHostPage(context));
  const there = personOn(await openHostPage(context));
  await there.openAt('dataRequest');
  await here.openAt('dataRequest');

  await here.press(textOf('account.signOut'));

  await here.isAt('email');
  await there.isAt('email');
  expect(await detailsOf(here.page, 'signout')).toEqual([{ username: 'ada' }]);
  expect(await savedRecord(there.page)).toBeNull();
});
