/** Brand of the data provider in this showcase (contract §1). */
export const PRODUCT = 'Mosaic';
/** How the board names itself to the widget. */
export const APP_NAME = 'Internship Job Board';

/** Call 6 (specification §7, §9). */
export const SEARCH_ADDRESS = '/v1/api/jobs/us/search/1';
export const SEARCH_WHAT = 'internship';
export const RESULTS_PER_PAGE = 20;

/** Lifetime of the saved list: 24 hours (specification §9). */
export const CACHE_LIFETIME_MS = 86_400_000;

/** Where the board keeps a person's interests and scores; forgotten when they sign out. */
export const INTERESTS_KEY = 'data-connect:jobs:interests';

/** Where the board keeps the answers of the onboarding; forgotten when the person signs out. */
export const ANSWERS_KEY = 'data-connect:jobs:answers';

/** Texts that are logged, never shown (specification §8). */
export const LOGGED = {
  general: 'Error fetching general jobs',
  personal: 'Error fetching user-specific jobs',
  inference: `Error processing ${PRODUCT} data`,
  onboarding: 'Onboarding error',
} as const;

/** What the board uses: scores, the character, and why something fits. */
export const REQUESTED = ['basic', 'personality', 'reasons'] as const;
