import { CATEGORIES } from '../../../showcase/jobs/interests/catalogue.ts';
import type { SamplePerson } from './sample-person.ts';

/** One score for each of the twenty categories, in order. */
export type Scorer = (person: SamplePerson) => readonly number[];

export interface Quality {
  /** Share of a scorer's first five that a careful reader picked as well, over all people. */
  readonly precisionAt5: number;
  /** Share of the people whose first category is among the five that the reader picked. */
  readonly firstRight: number;
}

const rankedBy = (score: Scorer, person: SamplePerson) => {
  const scores = score(person);
  return CATEGORIES.map((name, index) => ({ name, score: scores[index] ?? 0 }))
    .sort((a, b) => b.score - a.score)
    .map(({ name }) => name);
};

export const qualityOf = (score: Scorer, people: readonly SamplePerson[]): Quality => {
  const right = people.map((person) => rankedBy(score, person).map((name) => person.picks.includes(name)));
  const hits = right.flatMap((marks) => marks.slice(0, 5)).filter(Boolean).length;
  return {
    precisionAt5: hits / (people.length * 5),
    firstRight: right.filter(([first]) => first).length / people.length,
  };
};
