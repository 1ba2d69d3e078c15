import { CLEARLY_RELATED } from '../../../provider/facts/topics.ts';
import { CATEGORIES } from '../../../showcase/jobs/interests/categories.ts';
import type { SamplePerson } from '../samples.ts';

/** One score for each of the twenty categories, in order. */
export type Scorer = (person: SamplePerson) => readonly number[];

export interface Quality {
  /** Share of a scorer's first five categories that a careful reader also picked, over all people. */
  readonly precisionAt5: number;
  /** Share of the people whose first category is among the reader's five. */
  readonly firstRight: number;
  /** Share of the categories with a score above 0.5 that the reader did not pick, over all people. */
  readonly wrong: number;
}

const rankedBy = (score: Scorer, person: SamplePerson) => {
  const scores = score(person);
  return CATEGORIES.map((name, index) => ({ name, score: scores[index] ?? 0 }))
    .sort((a, b) => b.score - a.score)
    .map(({ name }) => name);
};

const wrongClaims = (score: Scorer, person: SamplePerson): number => {
  const scores = score(person);
  return CATEGORIES.filter(
    (name, index) => (scores[index] ?? 0) > CLEARLY_RELATED && !person.picks.includes(name),
  ).length;
};

export const qualityOf = (score: Scorer, people: readonly SamplePerson[]): Quality => {
  const right = people.map((person) => rankedBy(score, person).map((name) => person.picks.includes(name)));
  const hits = right.flatMap((marks) => marks.slice(0, 5)).filter(Boolean).length;
  return {
    precisionAt5: hits / (people.length * 5),
    firstRight: right.filter(([first]) => first).length / people.length,
    wrong:
      people.reduce((sum, person) => sum + wrongClaims(score, person), 0) /
      (people.length * CATEGORIES.length),
  };
};
