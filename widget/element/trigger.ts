import { createElement } from './create-element.ts';
import { makeTrigger, type TriggerButton } from './trigger-markup.ts';

/** An overload, because TypeScript does not know the parts of the button. */
export function createTrigger(): HTMLButtonElement & TriggerButton;
export function createTrigger(): Node {
  return makeTrigger<HTMLElement, HTMLButtonElement>(createElement);
}
