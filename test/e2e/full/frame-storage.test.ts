import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext } from 'playwright-core';
import { expect, it } from 'vitest';
import { launchProfile, PAGE_TIMEOUT_MS } from '../../support/browser.ts';
import { openFramedPage } from '../support/framed.ts';
import { detailsOf, framedAttributes, openHostPage } from '../support/host-page.ts';
import { framedPersonOn, newAddress } from '../support/person.ts';

/** Settings of a person who blocks storage for all sites. */
const BLOCKS_ALL = { profile: { default_content_setting_values: { cookies: 2 } } };

/** Settings of a person who blocks storage for third parties, as private windows do by default. */
const BLOCKS_THIRD_PARTIES = { profile: { cookie_controls_mode: 1 } };

const inProfile = async (settings: object, visit: (context: BrowserContext) => Promise<void>) => {
  const folder = mkdtempSync(join(tmpdir(), 'data-connect-profile-'));
  mkdirSync(join(folder, 'Default'));
  writeFileSync(join(folder, 'Default', 'Preferences'), JSON.stringify(settings));
  const context = await launchProfile(folder);
  context.setDefaultTimeout(PAGE_TIMEOUT_MS);
  try {
    await visit(context);
  } finally {
    await context.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
};

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
