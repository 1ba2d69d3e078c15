/**
 * The build puts this in the place of `queueMicrotask`: React, and the end of an opening, would fail on a page without
 * the built-in, and the dialog could not be closed.
 */
export const inMicrotask = async (work: () => void): Promise<void> => {
  await null;
  work();
};
