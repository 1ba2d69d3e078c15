import { DOUBLE_PRESS_MS } from '../constants.ts';

type Press = Pick<PointerEvent, 'timeStamp' | 'pointerType'>;
type Click = Pick<MouseEvent, 'detail' | 'preventDefault' | 'stopPropagation'>;

/** The clock of press events, which a test's fake clock does not change. */
const now = () => new Event('').timeStamp;
let pressedAt = Number.NEGATIVE_INFINITY;

/** Detects the second press of a double press, which was meant for the content that is no longer there. */
export const watchEarlyPress = () => {
  const since = now();
  /** Pointer type of an early press, from its start to its click; else empty. */
  let pointer = '';
  return {
    /** Records the start of a press; returns whether it is early. */
    isEarly({ timeStamp, pointerType }: Press): boolean {
      const isEarly = timeStamp - since < DOUBLE_PRESS_MS;
      pointer = isEarly ? pointerType : '';
      return isEarly;
    },
    /** Stops a click whose press was early. Some browsers do not count the clicks of a finger in `detail`. */
    keepEarly(event: Click): void {
      const from = pointer;
      pressedAt = now();
      // A screen reader clicks without a press.
      pointer = '';
      // `detail` of a click by a key is 0.
      if (!from || event.detail < (from === 'mouse' ? 2 : 1)) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
};

/** Keeps the second press of a double press that closed the dialog from the page behind. */
export const keepFromPage = (): void => {
  if (now() - pressedAt >= DOUBLE_PRESS_MS) return;
  const { isEarly, keepEarly } = watchEarlyPress();
  const clicked = new AbortController();
  const { signal } = clicked;
  const onClick = (event: MouseEvent) => {
    clicked.abort();
    keepEarly(event);
  };
  window.addEventListener('pointerdown', isEarly, { capture: true, signal });
  window.addEventListener('click', onClick, { capture: true, signal });
};
