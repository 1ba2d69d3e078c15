/**
 * Moves the focus to the page's heading when the focused control disappears; to the one of an open dialog, because the
 * page below cannot have the focus. The page does not scroll.
 */
export const focusHeading = () => {
  const heading = document.querySelector<HTMLElement>('dialog[open] h2') ?? document.querySelector('h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
};

/**
 * Moves the focus when a control disappears with its list item: to the first match in a later item or, without one, in
 * one before; else to the page's heading.
 */
export const focusNeighbour = (control: Element, selector: string, options?: FocusOptions) => {
  const item = control.closest('li');
  const items = [...(item?.parentElement?.children ?? [])];
  const at = item ? items.indexOf(item) : -1;
  const [next] = [...items.slice(at + 1), ...items.slice(0, Math.max(0, at)).reverse()].flatMap(
    (each) => each.querySelector<HTMLElement>(selector) ?? [],
  );
  if (next) next.focus(options);
  else focusHeading();
};

/** For a screen that replaces another one at the same address: it starts at the top and at its heading, like a new page. */
export const startAtTop = () => {
  window.scrollTo(0, 0);
  focusHeading();
};
