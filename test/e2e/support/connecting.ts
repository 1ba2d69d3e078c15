import type { Frame, FrameLocator, Locator, Page } from 'playwright-core';
import { allow } from './consent.ts';
import { IS_FRAMED } from './host-page.ts';
import { isSeen } from './person.ts';
import { press } from './press.ts';

/** The root of the dialog of a document's element: the document itself, or the frame of the provider. */
export const dialogIn = (place: Page | Frame): Page | Frame | FrameLocator =>
  IS_FRAMED ? place.frameLocator('data-connect-button iframe') : place;

/** Opens the flow at the onboarding and presses YouTube; returns its window. */
export const start = async (page: Page) => {
  await page.getByRole('button', { name: 'Sign In with Mosaic' }).click();
  return connect(page);
};

/** Presses a control of the dialog once it counts. */
export const pressSeen = async (control: Locator) => {
  if (IS_FRAMED) await isSeen(control);
  await press(control);
};

/** Presses YouTube in a document of the page; returns its window. */
export const connect = async (page: Page, place: Page | Frame = page) => {
  const opened = page.waitForEvent('popup');
  const platform = dialogIn(place).getByRole('button', { name: /^YouTube/ });
  await platform.waitFor();
  await pressSeen(platform);
  return opened;
};

export const decide = (popup: Page, choice: 'Allow' | 'Deny') =>
  choice === 'Allow' ? allow(popup) : popup.getByRole('link', { name: choice, exact: true }).click();

export const sees = (place: Page | Frame, state: string) =>
  dialogIn(place)
    .getByRole('button', { name: `YouTube ${state}`, exact: true })
    .waitFor();
