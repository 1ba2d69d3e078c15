/** Marks the field that a step starts at; a step without one starts at its heading. */
export const FIRST_FIELD = { 'data-first': '' } as const;

/** Where a step starts. */
export const findStart = (step: Element | null): HTMLElement | null | undefined =>
  step?.querySelector<HTMLElement>('[data-first]') ?? step?.querySelector<HTMLElement>('.title');
