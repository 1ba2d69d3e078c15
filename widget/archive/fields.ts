/** Reading values of unknown shape, as an export has them. */
export const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Milliseconds of seconds since 1970; `null` if it is no number. */
export const ofSeconds = (value: unknown): number | null =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value * 1000 : null;

/** Milliseconds of a date in words; `null` if it is none. */
export const ofDate = (value: unknown): number | null => {
  const at = Date.parse(textOf(value));
  return Number.isNaN(at) || at < 0 ? null : at;
};
