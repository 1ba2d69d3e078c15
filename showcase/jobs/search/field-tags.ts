/** Adzuna's tags of the fields to filter by. Their names are a separate file, because only the filters show them. */
export const SAMPLE_TAGS = [
  'accounting-finance-jobs',
  'consultancy-jobs',
  'creative-design-jobs',
  'teaching-jobs',
  'energy-oil-gas-jobs',
  'engineering-jobs',
  'healthcare-nursing-jobs',
  'hospitality-catering-jobs',
  'hr-jobs',
  'it-jobs',
  'legal-jobs',
  'logistics-warehouse-jobs',
  'pr-advertising-marketing-jobs',
  'property-jobs',
  'scientific-qa-jobs',
  'social-work-jobs',
  'other-general-jobs',
] as const;

/** The fields that the sample postings do not have. */
export const LIVE_TAGS = [
  'admin-jobs',
  'charity-voluntary-jobs',
  'customer-services-jobs',
  'domestic-help-cleaning-jobs',
  'graduate-jobs',
  'maintenance-jobs',
  'manufacturing-jobs',
  'retail-jobs',
  'sales-jobs',
  'trade-construction-jobs',
  'travel-jobs',
] as const;

export const FIELD_TAGS = [...SAMPLE_TAGS, ...LIVE_TAGS];

/** A field's tag. */
export type FieldTag = (typeof FIELD_TAGS)[number];
