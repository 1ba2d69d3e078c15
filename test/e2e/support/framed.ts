import type { BrowserContext } from 'playwright-core';
import { framedAttributes, hostPageUrl, openHostPage } from './host-page.ts';
import { framedPersonOn } from './person.ts';

/** A host page on another site than the provider's, whose dialog is a frame; and the person in front of it. */
export const openFramedPage = async (context: BrowserContext, attributes = '') => {
  // Chromium takes a page that a test fulfils for one of the internet, which may not frame this computer.
  await context.grantPermissions(['local-network-access'], { origin: new URL(hostPageUrl('other')).origin });
  const page = await openHostPage(context, `${framedAttributes()} ${attributes}`, {}, hostPageUrl('other'));
  return { page, person: framedPersonOn(page) };
};
