import { createElement } from '../element/create-element.ts';
import { adopterOf } from '../element/stylesheet.ts';

// Permissions of the frame. They apply only to the origin of its address.
const ALLOWED = 'publickey-credentials-get;publickey-credentials-create;storage-access';

// The frame covers the page: backdrop, size and theme of the dialog are inside. It allows both color schemes, like the
// page inside: a browser paints a frame of another scheme opaque. It inherits nothing: `visibility: hidden` or
// `pointer-events: none` around the element would make an invisible or dead modal dialog.
const DIALOG = 'all:initial;position:fixed;inset:0';
const FRAME = 'border:0;width:100%;height:100%;color-scheme:light dark';

export const adoptFrameStyles = adopterOf(
  `dialog[open]{${DIALOG}}::backdrop{all:initial}iframe{${FRAME}}dialog span{outline:0}`,
);

/** Makes a dialog that covers the page with a frame, for this shadow root. */
export const createFrameDialog = (src: string, title: string, root: ShadowRoot | null) => {
  const iframe = createElement('iframe', { src, title, allow: ALLOWED });
  const dialog = createElement('dialog', { 'aria-label': title }, iframe);
  if (root) adoptFrameStyles(root);
  // The page lacks style sheets for shadow roots. A closed dialog keeps the browser's own `display`.
  if (!root?.adoptedStyleSheets.length) {
    dialog.style.cssText = `${DIALOG};display:revert`;
    iframe.style.cssText = FRAME;
  }
  return { iframe, dialog };
};
