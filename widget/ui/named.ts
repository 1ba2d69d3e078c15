import { UNRECORDED_ATTRIBUTES, UNRECORDED_CLASSES } from '../unrecorded-marks.ts';

/** Names an element: a class for our styles, a part for the host's (contract §2.2). */
export const named = (name: string) => ({ className: name, part: name });

export const unrecorded = (className: string, part = className) => ({
  className: `${className} ${UNRECORDED_CLASSES}`.trim(),
  part: part || undefined,
  ...UNRECORDED_ATTRIBUTES,
});

/** Marks the first field of a step. A step without one starts at its heading. */
export const FIRST_FIELD = { 'data-first': '' } as const;

export const findStart = (step: Element | null): HTMLElement | null | undefined =>
  step?.querySelector<HTMLElement>('[data-first]:not(:disabled)') ??
  step?.querySelector<HTMLElement>('.title');
