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

/** Gives the focus to the card of the posting that the person comes back from. The page does not scroll. */
export const useReturnFocus = (list: RefObject<HTMLElement | null>) => {
  const isReturn = useRef(useNavigationType() === NavigationType.Pop);
  useEffect(() => {
    const path = opened;
    opened = null;
    // A person who has moved on keeps their focus.
    if (!isReturn.current || path === null || document.activeElement !== document.body) return;
    const links = list.current?.querySelectorAll('a') ?? [];
    [...links].find((link) => link.getAttribute('href') === path)?.focus({ preventScroll: true });
  }, [list]);
};
