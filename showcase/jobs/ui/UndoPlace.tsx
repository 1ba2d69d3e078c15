import { fileHook } from '../../shared/lib/file-hook.ts';
import type { Undo } from '../state/jobs-context.ts';

/** The message is a separate file, because the list does not need it. */
const useToast = fileHook(() => import('./UndoToast.tsx'));

export interface UndoPlaceProps {
  readonly undo: Undo | null;
  /** Number of the offer. A new offer starts its time anew. */
  readonly number: number;
  readonly onEnd: () => void;
}

/** The place of the message that takes an action back. */
export const UndoPlace = ({ undo, number, onEnd }: UndoPlaceProps) => {
  const file = useToast(undo !== null);
  return undo && file && <file.UndoToast key={number} undo={undo} onEnd={onEnd} />;
};
