export const PRODUCT = 'Mosaic';
export const APP_NAME = 'Internship Job Board';

/** Call 6 (specification §7); its figures are of specification §9. */
export const SEARCH_ADDRESS = '/v1/api/jobs/us/search';
export const JOB_ADDRESS = '/v1/api/jobs/us/job';
export const SEARCH_WHAT = 'internship';
export const RESULTS_PER_PAGE = 20;

/** Specification §9. */
export const CACHE_LIFETIME_MS = 86_400_000;

/** Local-storage keys that a sign-out removes. */
export const INTERESTS_KEY = 'data-connect:jobs:interests';
export const ANSWERS_KEY = 'data-connect:jobs:answers';
export const ASKED_WHY_KEY = 'data-connect:jobs:asked-why';

/** Texts for the log, never shown (specification §8). */
export const LOGGED = {
  general: 'Error fetching general jobs',
  personal: 'Error fetching user-specific jobs',
  inference: `Error processing ${PRODUCT} data`,
  onboarding: 'Onboarding error',
} as const;

export const REQUESTED = ['basic', 'personality', 'reasons'] as const;

export const NOT_KEPT =
  'This browser keeps nothing at the moment: its storage is blocked or full. What is here is lost when you leave or reload this site.';

export const CV_FAILED = 'The file could not be read. Check your connection, and choose it again.';
