import { type KeyboardEvent, useEffect } from 'react';

/** Prefers the heading of the open dialog. */
export const focusHeading = () => {
  const heading = document.querySelector<HTMLElement>('dialog[open] h2') ?? document.querySelector('h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
};

/** For a control that disappears with its list item: to a later item, else an earlier one, else the page's heading. */
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

/** For a screen that replaces another one at the same address. */
export const startAtTop = () => {
  window.scrollTo(0, 0);
  focusHeading();
};

/** For a press on a control that disappears, and would lose the focus. */
export const leaving = (run: () => void) => () => {
  focusHeading();
  run();
};

/** For a row that scrolls sideways: a focused control comes whole into view. A press must not move the row. */
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
