import type { BrowserContext } from 'playwright-core';
import type { SavedUser } from './attempt.ts';
import type { Fault } from './faults.ts';
import { openHostPage } from './host-page.ts';
import { type Person, personOn, textOf } from './person.ts';
import { clearStorage } from './saved.ts';
import { withSession } from './session.ts';

export const UNAVAILABLE = textOf('hint.unavailable');
export const UNREACHABLE = textOf('request.unreachable');
export const TIMEOUT = textOf('request.timeout');
export const UNREADABLE = textOf('request.malformed');
export const LATER = 'Try again in 7 seconds.';

/** Hints in addition to the specification's text, by fault. */
export const hints = (unreadable: string): Record<Fault, string> => ({
  500: UNAVAILABLE,
  503: UNAVAILABLE,
  '429 with Retry-After': LATER,
  'malformed JSON': unreadable,
  'an empty body': unreadable,
  'the wrong content type': unreadable,
  'an abort': UNREACHABLE,
  '20 s of silence': TIMEOUT,
  'the connection gone and back': UNREACHABLE,
});

/** A host page with one element. `startAgain` closes the dialog and clears storage, as for a new visit. */
export const openOn = async (context: BrowserContext, user?: SavedUser, attributes = '') => {
  const page = await openHostPage(context, attributes);
  const signedIn = user && (await withSession(user));
  const startAgain = async () => {
    await page.evaluate(() => document.querySelector('data-connect-button')?.close());
    await clearStorage(page, signedIn);
    await page.evaluate(() => Reflect.get(window, 'notified').splice(0));
  };
  return { page, person: personOn(page), startAgain };
};

export const closeAnd = async (person: Person, step: Parameters<Person['openAt']>[0]) => {
  await person.press(textOf('dialog.close'));
  await person.isGone();
  await person.openAt(step);
};

/** An unreadable answer is a success too, because the content of a success is open (specification §7). */
export const READ_AS_SUCCESS: readonly Fault[] = [
  'malformed JSON',
  'an empty body',
  'the wrong content type',
];
