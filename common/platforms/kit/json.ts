import { isBlank } from '../../kept-line.ts';
import { ReadError } from './read-error.ts';

export type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});

/** @throws ReadError nonsense if it is not a list */
export const listOf = (value: unknown): readonly Fields[] => {
  if (!Array.isArray(value)) throw new ReadError('nonsense');
  return value.filter(isFields);
};

/** Empty if the entry has no list, so that the other entries are still read. */
export const partsOf = (value: unknown): readonly Fields[] =>
  Array.isArray(value) ? value.filter(isFields) : [];

/** `null` without a visible character. */
export const textOf = (value: unknown): string | null =>
  typeof value === 'string' && !isBlank(value) ? value : null;

/** Google's APIs write 64-bit numbers as text. */
export const countOf = (value: unknown): number | null => {
  const count = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;
  return typeof count === 'number' && Number.isInteger(count) && count >= 0 ? count : null;
};

/** `null` for a number outside the range of dates, which a database may refuse. */
export const millisecondsOf = (value: unknown): number | null => {
  const time =
    typeof value === 'number' || textOf(value) !== null ? new Date(Number(value)).getTime() : Number.NaN;
  return Number.isNaN(time) ? null : time;
};

/** Parses a date, or Reddit's seconds since 1970, into milliseconds since 1970. */
export const timeOf = (value: unknown): number | null => {
  const text = textOf(value) ?? '';
  const seconds = typeof value === 'number' ? value : /^\d{9,10}(?:\.\d+)?$/.test(text) ? Number(text) : null;
  return millisecondsOf(seconds === null ? Date.parse(text) : seconds * 1000);
};

export const codeOf = (code: unknown): string | null => (typeof code === 'number' ? `${code}` : textOf(code));
