import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { returning } from '../../support/open-flow.ts';
import { useChromium, type VisitOptions } from '../support/chromium.ts';
import { openFramedPage, signInFrames } from '../support/framed.ts';
import { detailsOf, type HostPageShape, notifiedBy, waitForNotified } from '../support/host-page.ts';
import { keptOf } from '../support/kept-of.ts';
import { newAddress, textOf } from '../support/person.ts';

const { visit } = useChromium();

const start = async (
  attributes = 'auto-fetch',
  shape: HostPageShape = {},
  { visiting = {} }: { visiting?: VisitOptions } = {},
) => {
  const context = await visit(visiting);
  const email = newAddress('window');
  await signInFrames(context, { ...returning, email });
  const { page, person } = await openFramedPage(context, attributes, undefined, shape);
  await person.openAt('dataRequest');
  const pressShare = async () => {
    const opened = page.waitForEvent('popup');
    await person.press('Share');
    return opened;
  };
  return { context, email, page, person, pressShare };
};

const buttonIn = (shown: Page, name: string) => shown.getByRole('button', { name, exact: true });

it('a first share in a frame on a page of another origin is pressed in a window of the provider, and gives the page one result', async () => {
  const { email, page, person, pressShare } = await start();
  await person.dialog.getByRole('checkbox').last().press(' ');
  const shown = await pressShare();
  await shown.getByRole('heading', { name: textOf('data.title', { appName: 'Showcase' }) }).waitFor();
  expect(await keptOf(email)).toMatchObject({ grants: 0 });
  const closed = shown.waitForEvent('close');
  await buttonIn(shown, 'Share').click();
  await closed;
  const result = { approvedData: ['basic', 'personality'], success: true };
  expect(await waitForNotified(page, 'complete')).toMatchObject(result);
  await person.isGone();
  expect(await keptOf(email)).toMatchObject({ grants: 1 });
  expect((await notifiedBy(page)).map(([type]) => type)).toEqual([
    'open',
    'stepchange',
    'complete',
    'close',
    'message',
  ]);
});
