import type { BrowserContext } from 'playwright-core';
import { inject } from 'vitest';
import { hostPageUrl, openHostPage } from './host-page.ts';
import { framedPersonOn } from './person.ts';

/** Of an element on another site that shows its dialog as a frame of the provider. */
export const framedAttributes = () => `isolation="frame" api-base="${inject('baseUrl')}/api"`;

/** A host page on another site than the provider's, whose dialog is a frame; and the person in front of it. */
export const openFramedPage = async (context: BrowserContext, attributes = '') => {
  // Chromium takes a page that a test fulfils for one of the internet, which may not frame this computer.
  await context.grantPermissions(['local-network-access'], { origin: new URL(hostPageUrl('other')).origin });
  const page = await openHostPage(context, `${framedAttributes()} ${attributes}`, {}, hostPageUrl('other'));
  return { page, person: framedPersonOn(page) };
};
