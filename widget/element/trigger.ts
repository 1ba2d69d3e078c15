import { createElement } from './create-element.ts';
import { makeTrigger, type TriggerButton } from './trigger-markup.ts';

// Built once; each element gets a copy.
let original: HTMLButtonElement | undefined;

/** An overload, because TypeScript does not know the parts of the button. */
export function createTrigger(): HTMLButtonElement & TriggerButton;
export function createTrigger(): Node {
  // biome-ignore lint/suspicious/noAssignInExpressions: 8 bytes of what every page loads.
  return (original ??= makeTrigger<HTMLElement, HTMLButtonElement>(createElement)).cloneNode(true);
}
