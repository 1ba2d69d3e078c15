import { useEffect, useState } from 'react';
import type { Undo } from '../state/jobs-context.ts';

type Toast = typeof import('./UndoToast.tsx').UndoToast;

export interface UndoPlaceProps {
  readonly undo: Undo | null;
  readonly onEnd: () => void;
}

/** The place of the message that takes an action back. The message is a separate file, because the list does not need it. */
export const UndoPlace = ({ undo, onEnd }: UndoPlaceProps) => {
  const [UndoToast, setToast] = useState<Toast | null>(null);
  const isNeeded = undo !== null && UndoToast === null;
  useEffect(() => {
    const load = async () => {
      const file = await import('./UndoToast.tsx');
      setToast(() => file.UndoToast);
    };
    if (isNeeded) load().catch(console.error);
  }, [isNeeded]);
  return undo && UndoToast && <UndoToast key={undo.text} undo={undo} onEnd={onEnd} />;
};
