/** Marks the first field of a step. A step without one starts at its heading. */
export const FIRST_FIELD = { 'data-first': '' } as const;

export const findStart = (step: Element | null): HTMLElement | null | undefined =>
  step?.querySelector<HTMLElement>('[data-first]:not(:disabled)') ??
  step?.querySelector<HTMLElement>('.title');
