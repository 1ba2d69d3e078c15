/** Moves the focus to the page's heading when the focused control disappears. The page does not scroll. */
export const focusHeading = () => {
  const heading = document.querySelector('h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
};

/**
 * Moves the focus when a control disappears with its list item: to the first match in the next item or, without one, in
 * the item before; else to the page's heading.
 */
export const focusNeighbour = (control: Element, selector: string, options?: FocusOptions) => {
  const item = control.closest('li');
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
  const next = neighbour?.querySelector<HTMLElement>(selector);
  if (next) next.focus(options);
  else focusHeading();
};
