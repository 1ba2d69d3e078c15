import { createElement } from '../element/create-element.ts';
import { adopterOf } from '../element/stylesheet.ts';

// Only for the origin of the frame's address.
const ALLOWED = 'publickey-credentials-get;publickey-credentials-create;storage-access';

// The frame covers the page: backdrop, size and theme of the dialog are inside. It allows both color schemes, like the
// page inside: a browser paints a frame of another scheme opaque. It inherits nothing: `visibility: hidden` or
// `pointer-events: none` around the element would make an invisible or dead modal dialog. These are properties, because
// a page may take style sheets away.
const DIALOG_STYLE = 'all:initial;display:revert;position:fixed;inset:0';
const FRAME_STYLE = 'border:0;width:100%;height:100%;color-scheme:light dark';

/** Gives a shadow root the style sheet of its {@link createFrameDialog}. */
export const adoptFrameStyles = adopterOf('::backdrop{all:initial}dialog span{outline:0}');

/** Makes a dialog that covers the page with a frame. */
export const createFrameDialog = (src: string, title: string) => {
  const iframe = createElement('iframe', { src, title, allow: ALLOWED });
  const dialog = createElement('dialog', { 'aria-label': title }, iframe);
  dialog.style.cssText = DIALOG_STYLE;
  iframe.style.cssText = FRAME_STYLE;
  return { iframe, dialog };
};
