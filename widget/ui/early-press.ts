import { type MouseEvent, type PointerEvent, useMemo, useRef } from 'react';
import { DOUBLE_PRESS_MS } from '../constants.ts';
import type { Step } from '../types.ts';

/**
 * Tells a press that was meant for the step before: the second half of a double press meets whatever stands in its place
 * by then, for example "Don't share" where "Create PIN" was.
 */
export const useEarlyPress = (step: Step) => {
  // By the clock of the presses, which a test's clock leaves alone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step is shown at a time of its own.
  const shownAt = useMemo(() => new Event('').timeStamp, [step]);
  /** What the press came from, from its begin to its click, where it came early. */
  const pointer = useRef('');
  return {
    /** Notes where a press begins, and whether it comes early. */
    isEarly(event: PointerEvent): boolean {
      const isEarly = event.timeStamp - shownAt < DOUBLE_PRESS_MS;
      pointer.current = isEarly ? event.pointerType : '';
      return isEarly;
    },
    /** Stops a click whose press came early. A mouse counts its clicks; of a finger not every browser does. */
    keepEarly(event: MouseEvent): void {
      const from = pointer.current;
      // A screen reader clicks without a press.
      pointer.current = '';
      // A key's click has the count 0.
      if (!from || event.detail < (from === 'mouse' ? 2 : 1)) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
};
