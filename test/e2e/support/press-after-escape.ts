/**
 * Runs in the page: closes a dialog as Escape does, and presses its opener before the dialog's `close` event. Rejects if
 * the event came first. A busy browser puts a person's key press before that event.
 */
export const pressAfterEscape = async (dialog: Element, opener: Element | null): Promise<void> => {
  let isReported = false;
  const note = () => {
    isReported = true;
  };
  dialog.addEventListener('close', note);
  (dialog as HTMLDialogElement).requestClose();
  // React draws in a microtask, before the browser's next task.
  await Promise.resolve();
  if (isReported) throw new Error('the dialog reported its end first');
  (opener as HTMLElement).click();
};
