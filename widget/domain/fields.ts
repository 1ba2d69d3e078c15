import { orUndefined } from '../../common/or-undefined.ts';

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
 * Parses JSON; returns `undefined` if the text is invalid.
 * @typeParam Value only for a text that the widget itself wrote
 */
export const parseJson = <Value = unknown>(text: string | null | undefined): Value | undefined =>
  orUndefined(() => JSON.parse(`${text}`));
