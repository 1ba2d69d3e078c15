/** The fields of an object; none for anything that is not an object, lists included. */
export const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && !Array.isArray(value) ? { ...value } : {};

export const isText = (value: unknown): value is string => typeof value === 'string';

/** Whether a value is a text that names a moment, as ISO 8601 does. */
export const isDate = (value: unknown): value is string => isText(value) && !Number.isNaN(Date.parse(value));

/** A text that is not empty, else `undefined`. */
export const textOf = (value: unknown): string | undefined => (isText(value) && value ? value : undefined);

/** Text parsed as JSON; `undefined` where it is not JSON. Never throws. */
export const parseJson = (text: string | null): unknown => {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
};
