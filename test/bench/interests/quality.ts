import type { Signal } from '../../../provider/facts/signal.ts';
import { CLEARLY_RELATED } from '../../../provider/facts/topics.ts';
import { CATEGORIES } from '../../../showcase/jobs/interests/categories.ts';
import { type SamplePerson, signalsOf } from '../samples.ts';

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

/**
 * Scores the signals of all people of a group together, as one person's, and returns the share of wrong claims: of the
 * categories that fit none of these people, those with a score above 0.5.
 */
export const strayShare = (
  score: (signals: readonly Signal[]) => readonly number[],
  people: readonly SamplePerson[],
  size: number,
): number => {
  const marks = people.flatMap((_, from) => {
    const group = Array.from({ length: size }, (_, step) => people[(from + step * 7) % people.length]);
    const known = group.flatMap((person) => person ?? []);
    const scores = score(known.flatMap(signalsOf));
    return CATEGORIES.flatMap((name, index) =>
      known.some(({ picks }) => picks.includes(name)) ? [] : [(scores[index] ?? 0) > CLEARLY_RELATED],
    );
  });
  return marks.filter(Boolean).length / marks.length;
};

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
