import { Check, Copy } from 'lucide-react';
import { useCopy } from '../lib/use-copy.ts';
import { Button } from './Button.tsx';

export interface CopyButtonProps {
  /** Read at the press. */
  readonly text: () => string;
  /** What is copied, for people who cannot see where the button stands. */
  readonly label: string;
  /** What stands on the button. */
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
