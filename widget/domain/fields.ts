import { orUndefined } from '../common/or-undefined.ts';

/** Whether a value is in a list. */
export const isIn =
  <Item>(list: readonly Item[] & readonly unknown[]) =>
  (value: unknown): value is Item =>
    list.includes(value);

/** Returns the fields of an object; none for any other value, including a list. */
export const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && !Array.isArray(value) ? { ...value } : {};

export const isText = (value: unknown): value is string => typeof value === 'string';

/** Whether a value is a text with a date, such as ISO 8601. */
export const isDate = (value: unknown): value is string => isText(value) && !Number.isNaN(Date.parse(value));

/** Returns a text that is not empty, else `undefined`. */
export const textOf = (value: unknown): string | undefined => (isText(value) && value ? value : undefined);

/**
 * Writes plain data as JSON. Old libraries give built-in prototypes a `toJSON`, which makes a text of a list: the replacer
 * takes the value before it.
 */
export const toJson = (value: unknown): string =>
  JSON.stringify(value, function (this: object, name) {
    return Reflect.get(this, name);
  });

/**
 * Parses JSON; returns `undefined` if the text is invalid.
 * @typeParam Value only for a text that the widget itself wrote
 */
export const parseJson = <Value = unknown>(text: string | null | undefined): Value | undefined =>
  orUndefined(() => JSON.parse(`${text}`));
