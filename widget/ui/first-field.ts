/** Marks the field that a step starts at; a step without one starts at its heading. */
export const FIRST_FIELD = { 'data-first': '' } as const;
