/**
 * The build replaces `queueMicrotask` by this function. On a page without the built-in, React and the end of an opening
 * would fail, and the dialog could not be closed.
 */
export const inMicrotask = async (work: () => void): Promise<void> => {
  await null;
  work();
};
