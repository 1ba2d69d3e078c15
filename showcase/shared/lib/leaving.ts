import { focusHeading } from './focus-heading.ts';

/** For a press on a control that disappears: moves the focus to the page's heading, so that the focus is not lost. */
export const leaving = (run: () => void) => () => {
  focusHeading();
  run();
};
