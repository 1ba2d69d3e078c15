import { Check, Copy } from 'lucide-react';
import { useCopy } from '../lib/use-copy.ts';
import { Button } from './Button.tsx';

export interface CopyButtonProps {
  /** Called at the press. */
  readonly text: () => string;
  /** Describes what is copied, for screen readers. */
  readonly label: string;
  /** Visible text of the button. */
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
