import { type KeyboardEvent, useEffect } from 'react';

export const focusHeading = () => {
  const heading = document.querySelector<HTMLElement>('dialog[open] h2') ?? document.querySelector('h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
};

/** Moves the focus from a control that disappears with its list item: to a later or earlier item, or the heading. */
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

/** Scrolls up and focuses the heading, for a screen that replaces another one at the same address. */
export const startAtTop = () => {
  window.scrollTo(0, 0);
  focusHeading();
};

/** Moves the focus to the heading before a press removes the pressed control. */
export const leaving = (run: () => void) => () => {
  focusHeading();
  run();
};

/** Scrolls a row sideways so that its focused control is in view. A press must not move the row. */
export const showFocused = ({ target }: { readonly target: Element }) => {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
};

/** During a composition, Escape ends the composition alone. */
export const isEscape = ({ key, nativeEvent: { isComposing } }: KeyboardEvent): boolean =>
  key === 'Escape' && !isComposing;

/** Closed at once, so a second press finds no button. The dialog calls its `onClose`. */
export const closeDialog = ({ currentTarget }: { readonly currentTarget: Element }) =>
  currentTarget.closest('dialog')?.close();

export const FromTop = () => {
  useEffect(startAtTop, []);
  return null;
};
