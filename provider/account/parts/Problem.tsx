import { useEffect } from 'react';
import { useAnnounce } from '../announce.tsx';
import { useTexts } from '../texts.tsx';
import { Icon } from './Icon.tsx';

/** The error text of a failed action, also for screen readers; `null` without an error. */
export function Problem({ id, error }: { id?: string; error: unknown }) {
  const { problem } = useTexts();
  const announce = useAnnounce();
  const text = error === null ? '' : problem(error);
  // Announces each failure, also if its text is the same as before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the error is what happened, the text is what it says
  useEffect(() => {
    if (error !== null) announce(text);
  }, [error]);
  if (error === null) return null;
  return (
    <p id={id} className="problem">
      <Icon name="alert" />
      <span>{text}</span>
    </p>
  );
}
