import { createElement } from '../element/create-element.ts';
import { UNRECORDED_ATTRIBUTES, UNRECORDED_CLASSES } from '../unrecorded-marks.ts';

/** The name is marked because it comes from the address that the person typed. */
const MARKS = { class: UNRECORDED_CLASSES, ...UNRECORDED_ATTRIBUTES };

/**
 * Puts the person's name on the button into an element with its own direction and ellipsis, and with the marks for
 * recording tools. Without this element, a long Latin name in an Arabic text loses its beginning.
 */
export const isolateName = (trigger: HTMLButtonElement, username: string): void => {
  const label = trigger.lastElementChild;
  const text = label?.textContent ?? '';
  const at = text.lastIndexOf(username);
  // A text of the host may not have the name. An element is there if a page's translator put it, or this function.
  if (!label || at === -1 || label.firstElementChild) return;
  const parts = [text.slice(0, at), createElement('bdi', MARKS, username), text.slice(at + username.length)];
  label.replaceChildren(createElement('span', {}, ...parts));
};
