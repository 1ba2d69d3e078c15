import { createElement } from '../element/create-element.ts';
import { isStrayKey, SCROLLING_KEY } from '../ui/scrolls-page.ts';

/** Events by which a page could hold the focus or take it back. */
const KEPT = ['keydown', 'keypress', 'keyup', 'focus', 'blur', 'focusin', 'focusout'];

/** Keeps Tab in the dialog. After the frame's last control, it would reach a focus trap of the page. */
export const keepFocus = (dialog: HTMLElement): (() => void) => {
  const start = createElement('span', { tabindex: '-1' });
  const keep = (event: Event) => {
    if (!isStrayKey(event) && !event.composedPath().includes(dialog)) return;
    event.stopImmediatePropagation();
    if (!(event instanceof KeyboardEvent) || event.type !== 'keydown') return;
    if (event.key !== 'Tab') return SCROLLING_KEY.test(event.key) && event.preventDefault();
    // The browser continues from this element into the frame, not from where the page last had the focus.
    if (event.shiftKey) dialog.append(start);
    else dialog.prepend(start);
    start.focus();
  };
  for (const type of KEPT) window.addEventListener(type, keep, true);
  return () => {
    for (const type of KEPT) window.removeEventListener(type, keep, true);
    // Prototype's `remove` throws without a parent.
    start.replaceWith();
  };
};
