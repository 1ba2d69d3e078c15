import { focusHeading } from './focus-heading.ts';

/** A press on a control that goes away with what it does: the page's heading takes the focus before it is lost. */
export const leaving = (run: () => void) => () => {
  focusHeading();
  run();
};
