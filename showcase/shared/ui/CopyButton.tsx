import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
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

type Outcome = 'none' | 'copied' | 'refused';
const SAID: Record<Exclude<Outcome, 'none'>, string> = { copied: 'Copied', refused: 'Not allowed' };

export const CopyButton = ({ text, label, name = 'Copy', isDisabled }: CopyButtonProps) => {
  const [outcome, setOutcome] = useState<Outcome>('none');
  const copy = () =>
    navigator.clipboard?.writeText(text()).then(
      () => setOutcome('copied'),
      () => setOutcome('refused'),
    );
  const Icon = outcome === 'copied' ? Check : Copy;
  return (
    <>
      <Button isDisabled={isDisabled} onPress={copy} onBlur={() => setOutcome('none')}>
        <Icon aria-hidden="true" className="size-4" />
        {outcome === 'none' ? name : SAID[outcome]}
        <span className="sr-only"> {label}</span>
      </Button>
      <span role="status" className="sr-only">
        {outcome === 'none' ? '' : SAID[outcome]}
      </span>
    </>
  );
};
