import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { UserRecord } from '../../../widget/types.ts';
import { returning } from '../../support/open-flow.ts';
import { useChromium } from '../support/chromium.ts';
import { detailsOf, FLOW_FILE, notifiedBy, openHostPage, waitForNotified } from '../support/host-page.ts';
import { NOT_LOADED, personOn, textOf } from '../support/person.ts';
import { RECORD_KEY, savedRecord } from '../support/saved.ts';

const chromium = useChromium();
const lasting = { ...returning, expiresAt: '2999-01-01T00:00:00.000Z' };

const signOut = (page: Page) => page.evaluate(() => document.querySelector('data-connect-button')?.signOut());

/** A page that went offline before it could load the flow. */
const openOffline = async (attributes: string, user?: UserRecord) => {
  const context = await chromium.visit({ user });
  await context.route(FLOW_FILE, (route) => route.abort());
  const page = await openHostPage(context, attributes);
  await context.setOffline(true);
  return page;
};

describe('signing out', () => {
  it('by a button of login-type signOut removes the record and names the person, without a dialog', async () => {
    const page = await openHostPage(await chromium.visit({ user: returning }), 'login-type="signOut"');

    await page.getByRole('button', { name: 'Sign Out of Mosaic' }).click();

    expect(await waitForNotified(page, 'signout')).toEqual({ username: 'ada' });
    expect(await notifiedBy(page)).toHaveLength(1);
    expect(await savedRecord(page)).toBeNull();
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  it('by the method has the detail null if no person was signed in', async () => {
    const page = await openHostPage(await chromium.visit());

    await signOut(page);

    expect(await detailsOf(page, 'signout')).toEqual([null]);
  });

  it('by the method returns an open dialog to the e-mail step', async () => {
    const page = await openHostPage(await chromium.visit({ user: returning }));
    const person = personOn(page);
    await person.openAt('dataRequest');

    await signOut(page);

    await person.isAt('email');
    expect(await detailsOf(page, 'signout')).toEqual([{ username: 'ada' }]);
    expect(await savedRecord(page)).toBeNull();
  });

  it('before the flow was loaded ends the session at the server afterwards, even if the page is never idle', async () => {
    const context = await chromium.visit({ user: lasting });
    await context.addInitScript('requestIdleCallback = () => 0');
    const page = await openHostPage(context, 'preload="none"');

    const [answer] = await Promise.all([page.waitForResponse('**/api/session'), signOut(page)]);

    expect(await savedRecord(page)).toBeNull();
    expect([answer.request().method(), answer.status()]).toEqual(['DELETE', 200]);
  });

  it('on a page that is left before the flow loads ends the session on the next one', async () => {
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

  it('of one element affects the open dialogs of the others on its page', async () => {
    const two = '<data-connect-button></data-connect-button><data-connect-button></data-connect-button>';
    const page = await openHostPage(await chromium.visit({ user: returning }), '', { body: two });
    const first = personOn(page);
    await first.openAt('dataRequest');

    await page.evaluate(() => [...document.querySelectorAll('data-connect-button')].at(-1)?.signOut());

    await first.isAt('email');
    expect(await detailsOf(page, 'signout')).toEqual([{ username: 'ada' }]);
  });

  it('in one tab signs out in the others', async () => {
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
});

describe('signing out without a network', () => {
  it.each(['', 'preload="none"'])(
    'works before the flow was loaded, with the attributes %j',
    async (preload) => {
      const page = await openOffline(`login-type="signOut" ${preload}`, returning);

      await page.getByRole('button', { name: 'Sign Out of Mosaic' }).click();

      expect(await waitForNotified(page, 'signout')).toEqual({ username: 'ada' });
      expect(await savedRecord(page)).toBeNull();
    },
  );

  it('has the detail null if no person was signed in', async () => {
    const page = await openOffline('');

    await signOut(page);

    expect(await notifiedBy(page)).toEqual([['signout', null]]);
  });

  it('returns the dialog of another tab to the e-mail step', async () => {
    const context = await chromium.visit({ user: returning });
    const there = personOn(await openHostPage(context));
    await there.openAt('dataRequest');
    await context.route(FLOW_FILE, (route) => route.abort());
    const page = await openHostPage(context, 'preload="none"');
    await context.setOffline(true);

    await signOut(page);

    await there.isAt('email');
    expect(await detailsOf(there.page, 'signout')).toEqual([]);
  });

  it('removes the record of test mode and keeps the other one', async () => {
    const page = await openOffline('test-mode', returning);
    const key = `${RECORD_KEY}:test`;
    await page.evaluate((own) => sessionStorage.setItem(own, '{"version":2,"username":"tester"}'), key);

    await signOut(page);

    expect(await detailsOf(page, 'signout')).toEqual([{ username: 'tester' }]);
    expect(await page.evaluate((own) => sessionStorage.getItem(own), key)).toBeNull();
    expect(await savedRecord(page)).toEqual({ ...returning, token: expect.any(String) });
  });

  it('gives no name from a record of version 1, whose user name may be the e-mail address', async () => {
    const page = await openOffline('');
    await page.evaluate(
      (own) => localStorage.setItem(own, '{"version":1,"username":"ada@example.org"}'),
      RECORD_KEY,
    );

    await signOut(page);

    expect(await detailsOf(page, 'signout')).toEqual([null]);
    expect(await savedRecord(page)).toBeNull();
  });
});

describe('signing out if the browser refuses to remove the record', () => {
  const refuseRemoval = (page: Page) =>
    page.evaluate(() => {
      const { removeItem } = Storage.prototype;
      Storage.prototype.removeItem = function (key) {
        if (document.title !== 'Removal allowed') throw new DOMException('Removal refused');
        removeItem.call(this, key);
      };
    });
  const allowRemoval = (page: Page) =>
    page.evaluate(() => {
      document.title = 'Removal allowed';
    });

  it.each(['before', 'after'])('rejects and fires no event %s the flow was loaded', async (time) => {
    const page = await openHostPage(await chromium.visit({ user: returning }), 'preload="none"');
    if (time === 'after') {
      const person = personOn(page);
      await person.openAt('dataRequest');
      await person.press(textOf('dialog.close'));
    }
    await refuseRemoval(page);

    await expect(signOut(page)).rejects.toThrow('refused');

    expect(await detailsOf(page, 'signout')).toEqual([]);
    expect(await savedRecord(page)).toEqual({ ...returning, token: expect.any(String) });
  });

  it('says so in the dialog, which stays open, and fires only the failure event', async () => {
    const page = await openHostPage(await chromium.visit({ user: returning }));
    const person = personOn(page);
    await person.openAt('dataRequest');
    await refuseRemoval(page);

    await person.press(textOf('account.signOut'));

    const message = textOf('signout.refused');
    await page.getByText(message).first().waitFor();
    await person.isAt('dataRequest');
    expect(await detailsOf(page, 'failure')).toEqual([
      { code: 'signout.refused', message, step: 'dataRequest' },
    ]);
    expect(await detailsOf(page, 'signout')).toEqual([]);
  });

  it('says so below a button of login-type signOut, and to the host, until a press succeeds', async () => {
    const page = await openHostPage(await chromium.visit({ user: returning }), 'login-type="signOut"');
    await refuseRemoval(page);
    const message = textOf('signout.refused');
    const press = () => page.getByRole('button', { name: 'Sign Out of Mosaic' }).click();

    await press();
    await page.getByRole('alert').filter({ hasText: message }).waitFor();
    expect(await detailsOf(page, 'failure')).toEqual([{ code: 'signout.refused', message, step: null }]);
    expect(await detailsOf(page, 'signout')).toEqual([]);

    await allowRemoval(page);
    await press();
    await waitForNotified(page, 'signout');
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  it('says that the provider could not be loaded if the text for it cannot be loaded', async () => {
    const page = await openOffline('login-type="signOut"', returning);
    await refuseRemoval(page);

    await page.getByRole('button', { name: 'Sign Out of Mosaic' }).click();

    await page.getByRole('alert').filter({ hasText: NOT_LOADED }).waitFor();
    expect(await notifiedBy(page)).toEqual([
      ['failure', { code: 'element.load', message: NOT_LOADED, step: null }],
    ]);
  });
});
