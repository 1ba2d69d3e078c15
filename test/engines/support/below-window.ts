import { expect } from 'vitest';
import { DROPPED_PRESS } from '../../../widget/frame/dropped-press-texts.ts';
import { hasShared, openChoice, placeOfShare, restAt, sharesByPress } from './frame-attacks.ts';
import type { Person } from './person.ts';

const OPEN_ABOVE = "window.open('about:blank', '', 'popup,width=600,height=700')";

/** The middle of the dialog's header in the small frame, whose upper edge is at 58 px. */
const HEADER_Y = 86;

const hasFocus = (person: Person, has: boolean) =>
  person.until(`document.hasFocus() === ${has}`, has ? 'no focus' : 'still the focus');

/** Expects that the dialog ignores presses while a window of the page covers the frame and has the focus. */
export const expectProofBelowWindow = async (person: Person) => {
  await openChoice(person);
  const share = await placeOfShare(person);
  // A press allows the page to open a window within five seconds, which may pass on a busy machine. It hits the header,
  // because a press on a control has an effect and one on the backdrop closes the dialog.
  const hasWindow = async () => {
    await person.window.pressAt({ x: share.x, y: HEADER_Y });
    return person.read(`(window.above ??= ${OPEN_ABOVE}) !== null`);
  };
  await expect.poll(hasWindow, { timeout: 20_000 }).toBe(true);
  await hasFocus(person, false);
  await restAt(person, share);
  await person.window.pressAt(share);
  await person.sees(DROPPED_PRESS.en);
  expect(await hasShared(person)).toBe(false);
  await person.read('void window.above.close()');
  await hasFocus(person, true);
  await sharesByPress(person, share);
};
