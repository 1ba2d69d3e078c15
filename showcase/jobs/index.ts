import type { ApplicationArea } from '../shared/area.ts';
import { ANSWERS_KEY, ASKED_WHY_KEY, INTERESTS_KEY } from './constants.ts';

export const jobs = {
  name: 'jobs',
  personalKeys: [INTERESTS_KEY, ANSWERS_KEY, ASKED_WHY_KEY],
} satisfies Partial<ApplicationArea>;
