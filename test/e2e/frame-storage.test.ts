import { expect, inject, it } from 'vitest';
import { useChromium } from './support/chromium.ts';
import { openFramedPage } from './support/framed.ts';
import { detailsOf, framedAttributes, openHostPage } from './support/host-page.ts';
import { framedPersonOn, newAddress } from './support/person.ts';

// The full browser keeps storage apart for each site.
const { visit } = useChromium({});
const base = inject('baseUrl');

/** What a browser does in a frame of another site whose data a person blocks. */
const blockStorage = (provider: string) => {
  if (location.origin !== provider) return;
  const refuse = () => {
    throw new DOMException('Access is denied for this document', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse });
  LockManager.prototype.request = async () => refuse();
};

it('a person whose browser blocks the storage of the frame signs in and shares, and signs in again next time', async () => {
  const context = await visit();
  await context.addInitScript(blockStorage, base);
  const { page, person } = await openFramedPage(context);
  await person.signIn(newAddress('existing-blocked'));
  await person.isAt('dataRequest');
  await person.press('Share');
  await person.isGone();
  await expect.poll(() => detailsOf(page, 'complete')).toHaveLength(1);
  // The page is not left yet.
  await person.openAt('dataRequest');
  await page.reload();
  await person.openAt('email');
});

it('a person is remembered on the site where they signed in, on no other, and nowhere once the storage is cleared', async () => {
  const context = await visit();
  const { page, person } = await openFramedPage(context);
  await person.signIn(newAddress('existing-kept'));
  await person.isAt('dataRequest');
  await page.reload();
  await person.openAt('dataRequest');

  // A page of the provider's own site: browsers keep its storage apart from that under another site.
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
