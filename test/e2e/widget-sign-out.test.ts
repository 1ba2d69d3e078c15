import { describe, expect, it } from 'vitest';
import { returning } from '../support/open-flow.ts';
import { useChromium } from './support/chromium.ts';
import { detailsOf, openHostPage, toldBy, waitForTold } from './support/host-page.ts';
import { personOn, textOf } from './support/person.ts';
import { savedRecord } from './support/saved.ts';

const chromium = useChromium();

describe('signing out', () => {
  it('by a button of login-type signOut forgets the record and names the person, without a dialog', async () => {
    const page = await openHostPage(await chromium.visit({ user: returning }), 'login-type="signOut"');

    await page.getByRole('button', { name: 'Sign Out of Mosaic' }).click();

    expect(await waitForTold(page, 'signout')).toEqual({ username: 'ada' });
    expect(await toldBy(page)).toHaveLength(1);
    expect(await savedRecord(page)).toBeNull();
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  it('by the method has the detail null where nobody was signed in', async () => {
    const page = await openHostPage(await chromium.visit());

    await page.evaluate(() => document.querySelector('data-connect-button')?.signOut());

    expect(await detailsOf(page, 'signout')).toEqual([null]);
  });

  it('by the method leads an open dialog back to the e-mail step', async () => {
    const page = await openHostPage(await chromium.visit({ user: returning }));
    const person = personOn(page);
    await person.openAt('dataRequest');

    await page.evaluate(() => document.querySelector('data-connect-button')?.signOut());

    await person.isAt('email');
    expect(await detailsOf(page, 'signout')).toEqual([{ username: 'ada' }]);
    expect(await savedRecord(page)).toBeNull();
  });

  it('of one element reaches the open dialogs of the others on its page', async () => {
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
