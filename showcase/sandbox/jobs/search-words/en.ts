/**
 * Search words for interests whose own words also appear in postings about other subjects. All other interests keep
 * their words.
 */
export const en: Readonly<Record<string, string>> = {
  IT: 'software developer network helpdesk',
  'Real Estate': 'estate property',
  'Social Services': 'social',
  'Machine learning': 'machine-learning',
  'Product design': 'design',
  'Human rights': 'rights',
  'Supply chain': 'supply',
  'Community work': 'community',
  'Mobile apps': 'mobile',
  'Language models': 'nlp',
  'Start-ups': 'startup',
  'Public health': 'health',
  'Sports analytics': 'analytics',
  'Youth work': 'youth',
  'Computer vision': 'vision',
};
