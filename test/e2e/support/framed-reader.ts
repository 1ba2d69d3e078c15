import type { BrowserContext } from 'playwright-core';
import type { useChromium, VisitOptions } from './chromium.ts';
import { openFramedPage } from './framed.ts';
import { codeFor } from './host-page.ts';
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
    const { page, person } = await openFramedPage(context, attributes);
    const email = newAddress('frame-archive');
    await person.trigger.click();
    await person.dialog.waitFor();
    await person.canPress();
    await person.dialog.locator('input[type=email]').fill(email);
    await person.dialog.locator('input[type=email]').press('Enter');
    const code = person.dialog.locator('[autocomplete=one-time-code]');
    await code.waitFor();
    await code.fill(await codeFor(context, email));
    const offer = person.dialog.locator('button.download');
    await offer.waitFor();
    return { context, page, person, email, offer };
  };

type Person = Awaited<ReturnType<ReturnType<typeof framedPlatforms>>>['person'];

export const readerOf = (person: Person, title: string) => person.root.getByRole('dialog', { name: title });
