import type { Frame, Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { required } from '../../support/until.ts';
import { useChromium } from '../support/chromium.ts';
import { openFramedPage } from '../support/framed.ts';
import { detailsOf, framedAttributes, openHostPage } from '../support/host-page.ts';
import { framedPersonOn, newAddress } from '../support/person.ts';
import { BLOCKS_ALL, BLOCKS_THIRD_PARTIES, inProfile } from '../support/profile.ts';

const chromium = useChromium();

/** Sets a cookie for each kind of same site, and returns the names of those that are there. */
const setCookies = (place: Page | Frame) =>
  place.evaluate(async () => {
    for (const sameSite of ['lax', 'strict'] as const)
      await cookieStore.set({ name: sameSite, value: '1', sameSite }).catch(() => undefined);
    return (await cookieStore.getAll()).map(({ name }) => name).sort();
  });

it('the host page of the tests is on another site than the frame, which gets no cookie and a separate storage', async () => {
  const context = await chromium.visit();
  const { page, person } = await openFramedPage(context);
  await person.openAt('email');
  const frame = required(page.frames().at(-1), 'the frame');
  expect(await setCookies(frame)).toEqual([]);
  await frame.evaluate(() => localStorage.setItem('of-the-frame', '1'));

  const own = await openHostPage(context, '', {}, `${inject('baseUrl')}/host-page`);
  expect(await own.evaluate(() => document.cookie)).toBe('');
  expect(await setCookies(own)).toEqual(['lax', 'strict']);
  expect(await own.evaluate(() => localStorage.getItem('of-the-frame'))).toBe(null);
});

it('a person whose browser blocks all storage signs in and shares, and signs in again next time', async () => {
  await inProfile(BLOCKS_ALL, async (context) => {
    const { page, person } = await openFramedPage(context);
    await person.signIn(newAddress('existing-blocked'));
    const inFrame = page
      .frames()
      .at(-1)
      ?.evaluate(() => localStorage.length);
    await expect(inFrame).rejects.toThrow('Access is denied');
    await person.isAt('dataRequest');
    await person.press('Share');
    await person.isGone();
    await expect.poll(() => detailsOf(page, 'complete')).toHaveLength(1);
    // The page has not navigated yet.
    await person.openAt('dataRequest');
    await page.reload();
    await person.openAt('email');
  });
});

it('a person whose browser blocks third parties is remembered on the site of the sign-in, on no other, and no longer after the storage is cleared', async () => {
  await inProfile(BLOCKS_THIRD_PARTIES, async (context) => {
    const { page, person } = await openFramedPage(context);
    await person.signIn(newAddress('existing-kept'));
    await person.isAt('dataRequest');
    const inFrame = page.frames().at(-1);
    expect(await inFrame?.evaluate(() => document.hasStorageAccess())).toBe(false);
    await page.reload();
    await person.openAt('dataRequest');

    // A page of the provider's own site. Browsers separate its storage from that of frames on another site.
    const there = await openHostPage(context, framedAttributes());
    await framedPersonOn(there).openAt('email');
    await there.close();

    await page
      .frames()
      .at(-1)
      ?.evaluate(() => localStorage.clear());
    await page.reload();
    await person.openAt('email');
  });
});
