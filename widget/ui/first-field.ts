/** Marks the first field of a step. A step without one starts at its heading. */
export const FIRST_FIELD = { 'data-first': '' } as const;

/** Returns the element at which a step starts. */
export const findStart = (step: Element | null): HTMLElement | null | undefined =>
  step?.querySelector<HTMLElement>('[data-first]:not(:disabled)') ??
  step?.querySelector<HTMLElement>('.title');
