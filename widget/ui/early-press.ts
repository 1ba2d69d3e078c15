import { DOUBLE_PRESS_MS } from '../constants.ts';

type Press = Pick<PointerEvent, 'timeStamp' | 'pointerType'>;
type Click = Pick<MouseEvent, 'detail' | 'preventDefault' | 'stopPropagation'>;

/** By the clock of the presses, which a test's clock leaves alone. */
const now = () => new Event('').timeStamp;
/** When a control of the dialog was pressed last. */
let pressedAt = Number.NEGATIVE_INFINITY;

/**
 * Recognises the second half of a double press: it was meant for what stood here before, and meets what has taken its
 * place, for example "Don't share" where "Create PIN" was.
 */
export const watchEarlyPress = () => {
  const since = now();
  /** What the press came from, from its begin to its click, where it came early. */
  let pointer = '';
  return {
    /** Notes where a press begins, and whether it comes early. */
    isEarly({ timeStamp, pointerType }: Press): boolean {
      const isEarly = timeStamp - since < DOUBLE_PRESS_MS;
      pointer = isEarly ? pointerType : '';
      return isEarly;
    },
    /** Stops a click whose press came early. A mouse counts its clicks; of a finger not every browser does. */
    keepEarly(event: Click): void {
      const from = pointer;
      pressedAt = now();
      // A screen reader clicks without a press.
      pointer = '';
      // A key's click has the count 0.
      if (!from || event.detail < (from === 'mouse' ? 2 : 1)) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
};

/** Keeps the second half of the press that closed the dialog from the page behind; Escape and a host press nothing. */
export const keepFromPage = (): void => {
  if (now() - pressedAt >= DOUBLE_PRESS_MS) return;
  const { isEarly, keepEarly } = watchEarlyPress();
  const clicked = new AbortController();
  const listening = { capture: true, signal: clicked.signal };
  const onClick = (event: MouseEvent) => {
    clicked.abort();
    keepEarly(event);
  };
  window.addEventListener('pointerdown', isEarly, listening);
  window.addEventListener('click', onClick, listening);
};
