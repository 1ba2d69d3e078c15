import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from './Button.tsx';

/** `document.execCommand` needs no secure context; its `copy` event gets the text. */
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

/** Call it in the handler of a press. Never rejects: `false` if the text is not in the clipboard. */
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

export const useCopy = () => {
  const [outcome, setOutcome] = useState<keyof typeof SAID>('none');
  return {
    outcome,
    copy: async (text: string) => setOutcome((await copyText(text)) ? 'copied' : 'refused'),
    reset: () => setOutcome('none'),
  };
};

interface CopyButtonProps {
  readonly text: () => string;
  readonly label: string;
  readonly name?: string;
  readonly isDisabled?: boolean;
}

const SAID = { none: '', copied: 'Copied', refused: 'Select and copy it by hand' } as const;

export const CopyButton = ({ text, label, name = 'Copy', isDisabled }: CopyButtonProps) => {
  const { outcome, copy, reset } = useCopy();
  const Icon = outcome === 'copied' ? Check : Copy;
  return (
    <>
      <Button variant="plain" size="tool" disabled={isDisabled} onClick={() => copy(text())} onBlur={reset}>
        <Icon aria-hidden="true" className="size-4" />
        {SAID[outcome] || name}
        <span className="sr-only"> {label}</span>
      </Button>
      <span role="status" className="sr-only">
        {SAID[outcome]}
      </span>
    </>
  );
};
