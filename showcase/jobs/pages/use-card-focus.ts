import { type RefObject, useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router';

/** Path of the posting that was opened last. */
let opened: string | null = null;

/** Notes the posting that is open, for the way back. */
export const useOpenedPosting = (path: string) => {
  useEffect(() => {
    opened = path;
  }, [path]);
};

/**
 * Gives the focus to the card of the posting that the person comes back from, as soon as the list has it. The page does
 * not scroll.
 */
export const useReturnFocus = (list: RefObject<HTMLElement | null>) => {
  const isReturn = useNavigationType() === NavigationType.Pop;
  const wanted = useRef(isReturn ? opened : null);
  useEffect(() => {
    opened = null;
  }, []);
  // After each render: the rows of a long list near its place come later than the first ones.
  useEffect(() => {
    if (wanted.current === null) return;
    const links = [...(list.current?.querySelectorAll('a') ?? [])];
    const link = links.find((each) => each.getAttribute('href') === wanted.current);
    // A person who has moved on keeps their focus.
    const isFree = document.activeElement === document.body;
    if (isFree && !link) return;
    wanted.current = null;
    if (isFree) link?.focus({ preventScroll: true });
  });
};

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
