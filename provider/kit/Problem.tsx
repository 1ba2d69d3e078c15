import { useEffect } from 'react';
import { useAnnounce } from './announce.tsx';
import { Icon } from './Icon.tsx';
import { useKitTexts } from './kit-texts.ts';

export function Problem({ id, error }: { id?: string; error: unknown }) {
  const { problem } = useKitTexts();
  const announce = useAnnounce();
  const text = error === null ? '' : problem(error);
  // biome-ignore lint/correctness/useExhaustiveDependencies: announces each error, even with the same text
  useEffect(() => {
    if (error === null) return;
    announce(text);
    // Otherwise a screen reader would still find the text after the next try.
    return () => announce('');
  }, [error]);
  if (error === null) return null;
  return (
    <p id={id} className="problem">
      <Icon name="alert" />
      <span>{text}</span>
    </p>
  );
}
