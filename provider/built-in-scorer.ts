import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { EVERYTHING } from './facts/approvals.ts';
import { TOPICS } from './facts/topics.ts';
import type { HostScorer } from './interests/host-scorer.ts';
import type { LexiconText } from './interests/languages/lexicon.ts';
import { createModel, type Model } from './interests/model.ts';
import { FINE_ITEMS, TOPIC_ITEMS } from './interests/prepared-people.ts';
import { SAMPLE_PEOPLE } from './interests/sample-people/index.ts';
import { sampleSignals } from './interests/sample-people/signals.ts';
import { createScorer, type Scorer } from './interests/scorer.ts';
import { readWordVectors } from './interests/word-vectors.ts';
import type { Signal } from './signal.ts';

/** The path is the same in the source and beside a built server. */
const VECTORS = resolve(import.meta.dirname, 'interests/vectors/glove-100d.bin');

const LEXICONS = resolve(import.meta.dirname, 'interests/languages/lexicons');

const lexiconText: LexiconText = (language) => readFileSync(resolve(LEXICONS, `${language}.txt`), 'utf8');

let loaded: Model | undefined;
/** Shared by all providers of this process, because it never changes. */
const model = (): Model => {
  loaded ??= createModel(readWordVectors(readFileSync(VECTORS)), lexiconText);
  return loaded;
};

/**
 * Reads what a text is about: each of the twenty topics with its score, the highest first. It is no text of a person, so
 * nothing is withheld.
 */
export const topicsIn = (text: string, about: string) => {
  const { interestsOf, score } = model();
  const signal = { platform: 'linkedin', kind: 'works-on', text, about, weight: 1, at: null } as const;
  const affinities = score(TOPIC_ITEMS, interestsOf([signal]));
  return TOPICS.map((topic, place) => ({ topic, score: affinities[place]?.score ?? 0 })).sort(
    (a, b) => b.score - a.score,
  );
};

export const builtInScorer = (hostScorer: HostScorer | null): Scorer => createScorer(model, hostScorer);

/** After this many people the engine has compiled most of the scorer: the next one takes half the time of the first. */
const WARM_UP_PEOPLE = 5;

/** A person with the entries of all sample people, each described by the text `shift` places further. */
const warmUpPerson = (shift: number): readonly Signal[] => {
  const samples = SAMPLE_PEOPLE.flatMap(({ id }) => sampleSignals(id));
  return samples.map((signal, place) => ({
    ...signal,
    about: samples[(place + shift) % samples.length]?.text ?? '',
  }));
};

/**
 * Loads the model and scores people with many entries, so that the first request waits for neither the file nor the
 * compiler.
 */
export const warmUp = async (): Promise<void> => {
  const score = builtInScorer(null);
  for (let shift = 1; shift <= WARM_UP_PEOPLE; shift += 1) {
    await score(warmUpPerson(shift), FINE_ITEMS, EVERYTHING);
  }
};
