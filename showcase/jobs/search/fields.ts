import { type FieldTag, LIVE_TAGS, SAMPLE_TAGS } from './field-tags.ts';
import NAMES from './fields.json';

type NamedField = readonly [FieldTag, string];

const named = (tag: FieldTag): NamedField => [tag, NAMES[tag]];

/** The fields of the filter: Adzuna's tags, with a name for each. The sample postings are of these. */
export const SAMPLE_FIELDS = SAMPLE_TAGS.map(named);

/** Adzuna's other fields. `part-time-jobs` is left out, because the hours are a filter of their own; so is `unknown`. */
export const LIVE_FIELDS = LIVE_TAGS.map(named);

const LAST = 'other-general-jobs';

const byName = ([tag, name]: NamedField, [otherTag, otherName]: NamedField) =>
  Number(tag === LAST) - Number(otherTag === LAST) || name.localeCompare(otherName, 'en');

/**
 * The fields to choose from, by their names.
 * @param isLive whether the postings come from Adzuna
 * @param chosen the field of the address, which is a choice in any case
 */
export const fieldsOf = (isLive: boolean, chosen: FieldTag | ''): readonly NamedField[] => {
  const live = LIVE_FIELDS.filter(([tag]) => isLive || tag === chosen);
  return [...SAMPLE_FIELDS, ...live].sort(byName);
};
