import { athlete } from './athlete.ts';
import { cook } from './cook.ts';
import { engineer } from './engineer.ts';
import { lawyer } from './lawyer.ts';
import { naturalist } from './naturalist.ts';
import { newcomer } from './newcomer.ts';
import type { SamplePerson } from './sample-person.ts';

/** The sample people whose account a consent page offers. The first one is the default. */
export const SAMPLE_PEOPLE: readonly [SamplePerson, ...SamplePerson[]] = [
  engineer,
  lawyer,
  cook,
  athlete,
  naturalist,
  newcomer,
];
