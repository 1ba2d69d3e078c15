import type { ApplicationArea } from '../shared/area.ts';
import { ANSWERS_KEY, ASKED_WHY_KEY, INTERESTS_KEY } from './constants.ts';

/** The job board's entry for the rest of the site. `app/board.tsx` has its pages. */
export const jobs = {
  name: 'jobs',
  personalKeys: [INTERESTS_KEY, ANSWERS_KEY, ASKED_WHY_KEY],
} satisfies Partial<ApplicationArea>;
