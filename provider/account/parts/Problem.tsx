import { useEffect } from 'react';
import { useAnnounce } from '../announce.tsx';
import { useTexts } from '../texts.tsx';
import { Icon } from './Icon.tsx';

/** Why something did not work; said as well as shown. `null` where nothing is wrong. */
export function Problem({ id, error }: { id?: string; error: unknown }) {
  const { problem } = useTexts();
  const announce = useAnnounce();
  const text = error === null ? '' : problem(error);
  // Each failure is said, also when it is the same as the one before.
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
