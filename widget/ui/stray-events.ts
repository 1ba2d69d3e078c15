/**
 * Whether a key was pressed while no element has the focus, so that its event goes to the body. A focus trap of the
 * page would keep the next Tab from leading into a modal dialog.
 */
export const isStrayKey = (event: Event): event is KeyboardEvent =>
  event instanceof KeyboardEvent && event.target instanceof HTMLBodyElement;

/**
 * Whether the selection changed while the dialog, or no element, has the focus. The event goes to the document, where a
 * listener could read the selected text.
 */
export const isStraySelection = ({ type }: Event, dialog: Element): boolean =>
  type === 'selectionchange' &&
  (document.activeElement === document.body || dialog.querySelector(':focus') !== null);
