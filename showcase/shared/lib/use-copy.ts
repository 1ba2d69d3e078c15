import { useState } from 'react';

/** Copies with `document.execCommand`, which needs no secure context: its `copy` event gets the text. */
const copyByCommand = (text: string): boolean => {
  let isTaken = false;
  const onCopy = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
    isTaken = event.clipboardData !== null;
  };
  // The capture phase runs before any copy handler of the page.
  document.addEventListener('copy', onCopy, { capture: true, once: true });
  const isDone = document.execCommand?.('copy') ?? false;
  document.removeEventListener('copy', onCopy, { capture: true });
  return isDone && isTaken;
};

/** Copies a text; resolves with whether it is in the clipboard. Call it in the handler of a press. Never rejects. */
const copyText = async (text: string): Promise<boolean> => {
  try {
    // Absent on pages of another host over plain http.
    if (!navigator.clipboard) return copyByCommand(text);
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};

export type CopyOutcome = 'none' | 'copied' | 'refused';

/** The copy action, and its result until `reset`. */
export const useCopy = () => {
  const [outcome, setOutcome] = useState<CopyOutcome>('none');
  return {
    outcome,
    copy: async (text: string) => setOutcome((await copyText(text)) ? 'copied' : 'refused'),
    reset: () => setOutcome('none'),
  };
};
