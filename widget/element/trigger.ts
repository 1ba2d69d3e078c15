import { createElement } from './create-element.ts';
import { makeTrigger, type TriggerButton } from './trigger-markup.ts';

// Built once; each element gets a copy.
let original: HTMLButtonElement | undefined;

/** An overload, because TypeScript does not know the parts of the button. */
export function createTrigger(): HTMLButtonElement & TriggerButton;
export function createTrigger(): Node {
  original ??= makeTrigger<HTMLElement, HTMLButtonElement>(createElement);
  return original.cloneNode(true);
}
