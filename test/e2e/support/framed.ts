import type { BrowserContext, Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import type { UserRecord } from '../../../widget/types.ts';
import { framedAttributes, type HostPageShape, hostPageUrl, openHostPage } from './host-page.ts';
import { framedPersonOn, type Person, textOf } from './person.ts';
import { framedRecordKey, storeBefore } from './saved.ts';
import { withSession } from './session.ts';

const API_KEY = 'sandbox-demo-key';

/** Signs a person in as an earlier visit did: the first frame of the provider finds the record. */
export const signInFrames = async (context: BrowserContext, user: UserRecord): Promise<void> => {
  const { origin } = new URL(hostPageUrl('other'));
  const entries = {
    [framedRecordKey(API_KEY)]: await withSession(user),
    [`data-connect:mosaic:keys:${origin}`]: [API_KEY],
  };
  await storeBefore(context, inject('baseUrl'), entries, origin);
};

/** A host page on another site than the provider's, whose dialog is a frame, with its person. */
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

/** Presses in a window of the provider until it closes: a press that comes early does not count there. */
export const pressAtTop = (shown: Page, name: string) => {
  const button = shown.getByRole('button', { name, exact: true });
  const press = async () => {
    if (!shown.isClosed()) await button.click({ timeout: 1_000 }).catch(() => {});
    return shown.isClosed();
  };
  return expect.poll(press, { interval: 700 }).toBe(true);
};

/** What a first share, and each that gives more, needs in a frame on a page of another origin. */
export const shareAtTop = async (person: Person): Promise<void> => {
  const opened = person.page.context().waitForEvent('page');
  await person.press(textOf('data.share'));
  await pressAtTop(await opened, textOf('data.share'));
};
