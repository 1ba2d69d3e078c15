import type { BrowserContext } from 'playwright-core';
import { framedAttributes, type HostPageShape, hostPageUrl, openHostPage } from './host-page.ts';
import { framedPersonOn } from './person.ts';

/**
 * A host page on another site than the provider's, whose dialog is a frame, with its person.
 * @param appName the application's name in the provider's answer, for a test that changes it
 */
export const openFramedPage = async (
  context: BrowserContext,
  attributes = '',
  appName?: string,
  shape: HostPageShape = {},
) => {
  // Chromium treats a page that a test fulfils as one from the internet, which may not frame this computer.
  await context.grantPermissions(['local-network-access'], { origin: new URL(hostPageUrl('other')).origin });
  const page = await openHostPage(
    context,
    `${framedAttributes()} ${attributes}`,
    shape,
    hostPageUrl('other'),
  );
  return { page, person: framedPersonOn(page, appName) };
};
