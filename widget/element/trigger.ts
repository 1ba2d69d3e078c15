import { createElement } from './create-element.ts';
import { makeTrigger } from './trigger-markup.ts';

// Built once; each element gets a copy.
let original: HTMLButtonElement | undefined;

export const createTrigger = (): HTMLButtonElement =>
  document.importNode(
    // biome-ignore lint/suspicious/noAssignInExpressions: 8 bytes of what every page loads.
    (original ??= makeTrigger<HTMLElement, HTMLButtonElement>(createElement)),
    true,
  );
