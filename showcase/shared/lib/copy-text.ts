/** Copies by the old command, which needs no secure context: the text is put into the clipboard of its own event. */
const copyByCommand = (text: string): boolean => {
  let isTaken = false;
  const onCopy = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
    isTaken = event.clipboardData !== null;
  };
  // Capture, so that no copy handler of the page comes first.
  document.addEventListener('copy', onCopy, { capture: true, once: true });
  const isDone = document.execCommand?.('copy') ?? false;
  document.removeEventListener('copy', onCopy, { capture: true });
  return isDone && isTaken;
};

/** Copies a text and resolves with whether it is in the clipboard. Call it in the handler of a press. Never rejects. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    // Absent on pages served by plain http from another host.
    if (!navigator.clipboard) return copyByCommand(text);
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};
