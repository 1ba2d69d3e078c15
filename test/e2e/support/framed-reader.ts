import type { BrowserContext } from 'playwright-core';
import { newUser } from '../../support/open-flow.ts';
import type { useChromium, VisitOptions } from './chromium.ts';
import { openFramedPage, signInFrames } from './framed.ts';
import { newAddress } from './person.ts';

type Visit = ReturnType<typeof useChromium>['visit'];

export const PHONE = { viewport: { width: 390, height: 760 } } as const;
/** The provider, as if its operator had credentials for GitHub only. */
const connectOnlyGitHub = (context: BrowserContext) =>
  context.route('**/api/app', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), connectors: ['github'] } });
  });

/** Brings a new person to the platforms in a frame, before the reader opens. */
export const framedPlatforms =
  (visit: Visit) =>
  async (attributes: string, options: VisitOptions = {}) => {
    const context = await visit(options);
    await connectOnlyGitHub(context);
    await signInFrames(context, { ...newUser, email: newAddress('frame-archive') });
    const { page, person } = await openFramedPage(context, attributes);
    await person.trigger.click();
    const offer = person.dialog.locator('button.download');
    await offer.waitFor();
    return { context, page, person, offer };
  };

type Person = Awaited<ReturnType<ReturnType<typeof framedPlatforms>>>['person'];

export const readerOf = (person: Person, title: string) => person.root.getByRole('dialog', { name: title });
