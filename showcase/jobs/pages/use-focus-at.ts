import { type RefObject, useEffect, useRef } from 'react';

/** A card to focus as soon as the list has it. */
export interface FocusAt {
  /** Position in the list, counted from 0. */
  readonly position: number;
  /** Has the focus until then. A person who has moved on keeps their focus. */
  readonly from: RefObject<HTMLElement | null>;
}

/** Gives the focus to a card of the list. The page does not scroll. */
export const useFocusAt = (list: RefObject<HTMLElement | null>, wanted: FocusAt | null) => {
  const done = useRef<FocusAt | null>(null);
  // After each render: the rows of a long list near the window come later than the first ones.
  useEffect(() => {
    if (wanted === null || wanted === done.current) return;
    const card = list.current?.querySelector<HTMLElement>(`[aria-posinset="${wanted.position + 1}"] a`);
    if (!card) return;
    done.current = wanted;
    const { activeElement } = document;
    const isFree = activeElement === document.body || wanted.from.current?.contains(activeElement);
    if (isFree) card.focus({ preventScroll: true });
  });
};
