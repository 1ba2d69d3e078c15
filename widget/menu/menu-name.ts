import { createElement } from '../element/create-element.ts';
import { UNRECORDED_ATTRIBUTES, UNRECORDED_CLASSES } from '../unrecorded-marks.ts';

/** The name comes from the address that the person typed. */
const MARKS = { class: UNRECORDED_CLASSES, ...UNRECORDED_ATTRIBUTES };

/**
 * Gives the person's name on the button a direction and an ellipsis of its own, and the marks for tools that record. Without them, a long Latin name in an
 * Arabic text loses its beginning.
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
