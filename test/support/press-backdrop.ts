import { DOUBLE_PRESS_MS } from '../../widget/constants.ts';

interface BackdropPress {
  /** Delay in milliseconds; by default long enough that the press is not the second one of a double press. */
  readonly afterMs?: number;
  /** Start and end of the press, if not on the backdrop. */
  readonly down?: Element;
  readonly up?: Element;
}

/** A press on the backdrop, whose events have the dialog itself as target. */
export const pressBackdrop = (
  dialog: Element,
  { afterMs = DOUBLE_PRESS_MS, down = dialog, up = dialog }: BackdropPress = {},
): void => {
  const moves = [
    ['pointerdown', down],
    ['pointerup', up],
    ['click', dialog],
  ] as const;
  for (const [type, target] of moves) {
    const event = new Event(type, { bubbles: true });
    Object.defineProperty(event, 'timeStamp', { value: event.timeStamp + afterMs });
    target.dispatchEvent(event);
  }
};
