import { type ReactNode, useState } from 'react';
import { Button } from '../kit/Button.tsx';

interface MorePagesProps {
  /** Cursor of the next page; `null` after the last. */
  readonly next: string | null;
  readonly children: (after: string) => ReactNode;
}

/** The pages of a list after this one, each when asked for. */
export function MorePages({ next, children }: MorePagesProps) {
  const [isShown, setShown] = useState(false);
  if (next === null) return null;
  if (isShown) return children(next);
  return (
    <div className="more">
      <Button kind="soft" onPress={() => setShown(true)}>
        Show more
      </Button>
    </div>
  );
}
