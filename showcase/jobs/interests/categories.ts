import fields from './categories.json';

/** One of the twenty categories (specification §3). */
export type Category = keyof typeof fields;

/** More specific fields of each category. */
export const FIELDS_OF: Readonly<Record<Category, readonly string[]>> = fields;

/** The twenty categories, in their order. */
export const CATEGORIES = Object.keys(fields) as readonly Category[];
