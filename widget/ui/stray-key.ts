/**
 * Whether a key was pressed while nothing has the focus: it goes to the body. A focus trap of the page would keep the next
 * Tab from leading into a modal dialog.
 */
export const isStrayKey = (event: Event): event is KeyboardEvent =>
  event instanceof KeyboardEvent && event.target === document.body;
