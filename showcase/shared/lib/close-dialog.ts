/**
 * For a press in a dialog: the browser closes the dialog at once, so a second press finds no button. The dialog calls
 * its `onClose`.
 */
export const closeDialog = ({ currentTarget }: { readonly currentTarget: Element }) =>
  currentTarget.closest('dialog')?.close();
