/** Whether no element has the focus: a focus trap of the page would keep the next Tab from a modal dialog. */
export const isStrayKey = (event: Event): event is KeyboardEvent =>
  event instanceof KeyboardEvent && event.target instanceof HTMLBodyElement;

/** Whether the selection changed while the dialog, or no element, has the focus: a listener could read the text. */
export const isStraySelection = ({ type }: Event, dialog: Element): boolean =>
  type === 'selectionchange' &&
  (document.activeElement === document.body || dialog.querySelector(':focus') !== null);
