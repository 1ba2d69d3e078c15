import { athlete } from './athlete.ts';
import { cook } from './cook.ts';
import { engineer } from './engineer.ts';
import { lawyer } from './lawyer.ts';
import { naturalist } from './naturalist.ts';
import { newcomer } from './newcomer.ts';
import type { SamplePerson } from './sample-person.ts';

/** Whose account a person may allow on a consent page; the first one by default. */
export const SAMPLE_PEOPLE: readonly [SamplePerson, ...SamplePerson[]] = [
  engineer,
  lawyer,
  cook,
  athlete,
  naturalist,
  newcomer,
];
