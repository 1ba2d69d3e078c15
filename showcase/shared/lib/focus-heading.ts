import { type KeyboardEvent, useEffect } from 'react';

/** Moves the focus to the heading of the open dialog, else of the page, without scrolling. */
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

/** For a press on a control that disappears: moves the focus to the page's heading, so that the focus is not lost. */
export const leaving = (run: () => void) => () => {
  focusHeading();
  run();
};

/** For a row that scrolls sideways: a focused control comes whole into view. A press must not move the row. */
export const showFocused = ({ target }: { readonly target: Element }) => {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
};

/** Whether the key ends something on the page. During a composition, Escape ends the composition alone. */
export const isEscape = ({ key, nativeEvent: { isComposing } }: KeyboardEvent): boolean =>
  key === 'Escape' && !isComposing;

/** For a press in a dialog: closed at once, so a second press finds no button. The dialog calls its `onClose`. */
export const closeDialog = ({ currentTarget }: { readonly currentTarget: Element }) =>
  currentTarget.closest('dialog')?.close();

/** Put it into a screen that replaces another one at the same address. */
export const FromTop = () => {
  useEffect(startAtTop, []);
  return null;
};
