import peopleJson from './people.json';
import type { Person } from './state.ts';

/** The people of the demo, by rank. */
export const PEOPLE: readonly Person[] = peopleJson;
