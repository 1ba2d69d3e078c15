import { type RefObject, useEffect } from 'react';
import { NavigationType, useNavigationType } from 'react-router';

let opened: string | null = null;

export const useOpenedPosting = (path: string) => {
  useEffect(() => {
    opened = path;
    // The server has put the `JobPosting` of a live posting into its page, beside the application.
    return () => document.getElementById('served-posting')?.remove();
  }, [path]);
};

/** Focuses the card of the page that the person came back from, unless something else has the focus. */
export const useReturnFocus = (list: RefObject<HTMLElement | null>) => {
  const isReturn = useNavigationType() === NavigationType.Pop;
  useEffect(() => {
    const path = opened;
    opened = null;
    if (!isReturn || path === null || document.activeElement !== document.body) return;
    const card = list.current?.querySelector<HTMLElement>(`a[href="${path}"]`);
    card?.focus({ preventScroll: true });
    const { top, bottom } = card?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
    // A browser may scroll to a wrong place, because it estimates the heights of cards that it has not drawn.
    if (bottom < 0 || top > window.innerHeight) card?.scrollIntoView({ block: 'center' });
  }, [isReturn, list]);
};
