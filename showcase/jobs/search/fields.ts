/** The fields of the filter: Adzuna's tags, with a name for each. The sample postings are of these. */
export const SAMPLE_FIELDS = [
  ['accounting-finance-jobs', 'Accounting and finance'],
  ['consultancy-jobs', 'Business and consulting'],
  ['creative-design-jobs', 'Design'],
  ['teaching-jobs', 'Education'],
  ['energy-oil-gas-jobs', 'Energy and environment'],
  ['engineering-jobs', 'Engineering'],
  ['healthcare-nursing-jobs', 'Healthcare'],
  ['hospitality-catering-jobs', 'Hospitality and catering'],
  ['hr-jobs', 'HR'],
  ['it-jobs', 'IT and technology'],
  ['legal-jobs', 'Law'],
  ['logistics-warehouse-jobs', 'Logistics'],
  ['pr-advertising-marketing-jobs', 'Marketing and communication'],
  ['property-jobs', 'Real estate'],
  ['scientific-qa-jobs', 'Science'],
  ['social-work-jobs', 'Social services'],
  ['other-general-jobs', 'Other'],
] as const;

/** Adzuna's other fields. `part-time-jobs` is left out, because the hours are a filter of their own; so is `unknown`. */
export const LIVE_FIELDS = [
  ['admin-jobs', 'Administration'],
  ['charity-voluntary-jobs', 'Charity and voluntary work'],
  ['customer-services-jobs', 'Customer service'],
  ['domestic-help-cleaning-jobs', 'Household and cleaning'],
  ['graduate-jobs', 'Graduate programmes'],
  ['maintenance-jobs', 'Maintenance'],
  ['manufacturing-jobs', 'Manufacturing'],
  ['retail-jobs', 'Retail'],
  ['sales-jobs', 'Sales'],
  ['trade-construction-jobs', 'Trade and construction'],
  ['travel-jobs', 'Travel'],
] as const;

const FIELDS = [...SAMPLE_FIELDS, ...LIVE_FIELDS];

/** A field's tag. */
export type FieldTag = (typeof FIELDS)[number][0];

export const FIELD_TAGS: readonly FieldTag[] = FIELDS.map(([tag]) => tag);

type NamedField = (typeof FIELDS)[number];

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
