import tags from '../search/field-tags.json';
import type NAMES from '../search/fields.json';
import fields from './categories.json';

export type Category = keyof typeof fields;

export const FIELDS_OF: Readonly<Record<Category, readonly string[]>> = fields;

export const CATEGORIES = Object.keys(fields) as readonly Category[];

/** Adzuna's tag of a field to filter by. The names are a separate file, because only the filters show them. */
export type FieldTag = keyof typeof NAMES;

/** The fields that the sample postings have, and Adzuna's others. */
export const { sample: SAMPLE_TAGS, live: LIVE_TAGS } = tags as Readonly<
  Record<'sample' | 'live', readonly FieldTag[]>
>;

export const FIELD_TAGS = [...SAMPLE_TAGS, ...LIVE_TAGS];
