import { orUndefined } from '../../common/or-undefined.ts';

export const isIn =
  <Item>(list: readonly Item[] & readonly unknown[]) =>
  (value: unknown): value is Item =>
    list.includes(value);

export const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && !Array.isArray(value) ? { ...value } : {};

export const isText = (value: unknown): value is string => typeof value === 'string';

export const isDate = (value: unknown): value is string => isText(value) && !Number.isNaN(Date.parse(value));

export const textOf = (value: unknown): string | undefined => (isText(value) && value ? value : undefined);

/** @typeParam Value only for a text that the widget itself wrote */
export const parseJson = <Value = unknown>(text: string | null | undefined): Value | undefined =>
  orUndefined(() => JSON.parse(`${text}`));
