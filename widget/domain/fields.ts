/** What `read` gives; `undefined` where it throws. */
export const orUndefined = <Value>(read: () => Value): Value | undefined => {
  try {
    return read();
  } catch {
    // Nothing is returned.
  }
};

/** Whether a value is one of a list. */
export const isIn =
  <Item>(list: readonly Item[] & readonly unknown[]) =>
  (value: unknown): value is Item =>
    list.includes(value);

/** The fields of an object; none for anything that is not an object, lists included. */
export const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && !Array.isArray(value) ? { ...value } : {};

export const isText = (value: unknown): value is string => typeof value === 'string';

/** Whether a value is a text that names a moment, as ISO 8601 does. */
export const isDate = (value: unknown): value is string => isText(value) && !Number.isNaN(Date.parse(value));

/** A text that is not empty, else `undefined`. */
export const textOf = (value: unknown): string | undefined => (isText(value) && value ? value : undefined);

/** Text parsed as JSON; `undefined` where it is not JSON. */
export const parseJson = (text: string | null | undefined): unknown =>
  orUndefined(() => JSON.parse(String(text)));
