import { expect, it } from 'vitest';
import { openFramedPage } from '../support/framed.ts';
import { detailsOf, framedAttributes, openHostPage } from '../support/host-page.ts';
import { framedPersonOn, newAddress } from '../support/person.ts';
import { BLOCKS_ALL, BLOCKS_THIRD_PARTIES, inProfile } from '../support/profile.ts';

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
