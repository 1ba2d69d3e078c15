import type { Signal } from '../facts/signal.ts';

export type Reason = Pick<Signal, 'kind' | 'text' | 'platform'>;

export interface Affinity {
  /** Probability that the person is interested, 0 to 1. */
  readonly score: number;
  /** The signals with the most evidence, at most two. */
  readonly reasons: readonly Reason[];
}

/** How much a signal counts for a text or a topic, 0 to 1. */
export interface Vote {
  readonly signal: Signal;
  readonly vote: number;
}

/** Similarity from which a text counts, and similarity from which it counts in full. */
const LEAST = 0.25;
const FULL = 0.9;
/** Shares of the lead of a nearer topic and of an everyday thing that are subtracted. */
const FOR_TOPIC = { topic: 0.8, everyday: 0.5 };
/** The shares for a text that is none of the twenty topics: it is compared with no topic. */
export const FOR_TEXT = { topic: 0, everyday: 1.2 };

/**
 * Returns how much a text counts for a topic, 0 to 1.
 * @param own similarity to the topic
 * @param best similarity to the nearest of all topics: a text counts for its nearest topics only
 * @param everyday similarity to the nearest everyday thing
 */
export const voteOf = (own: number, best: number, everyday: number, shares = FOR_TOPIC): number => {
  const nearness = own - shares.topic * (best - own) - shares.everyday * Math.max(0, everyday - own);
  return Math.min(1, Math.max(0, (nearness - LEAST) / (FULL - LEAST)));
};

/** Similarity that a text read as written gains at most, and its greatest gain: a lexicon's words are nearer to a topic. */
const [GAINED, MOST_GAIN] = [0.75, 1.7];

/** Returns the gain by the similarity to the nearest topic. */
export const gainOf = (best: number): number => Math.min(MOST_GAIN, Math.max(1, GAINED / best));

/** Similarity of a text that is as likely as not about a topic. */
const CLEAR = 0.7;
const STEEPNESS = 6;
/** If another topic is nearer, this share of its lead is subtracted. */
const RIVAL_SHARE = 0.5;

/** Returns how certain a topic is for a text that is not about a person, 0 to 1. */
export const certaintyOf = (own: number, best: number): number =>
  1 / (1 + Math.exp(-STEEPNESS * (own - RIVAL_SHARE * (best - own) - CLEAR)));

/** Kinds of signals that state an interest: a job, a skill, a course, a saved posting, a repository. Others indicate one. */
const STATING: ReadonlySet<string> = new Set(['linkedin works-on', 'linkedin saves', 'github works-on']);
const STATED = 2;

/** Returns the evidence of a signal that is exactly about something. */
export const weightOf = ({ kind, platform, weight }: Signal): number =>
  kind === 'profile' || STATING.has(`${platform} ${kind}`) ? STATED * weight : weight;

/** Some evidence is needed, and more for each signal that the person has. */
const NEEDED = 1.7;
const NEEDED_A_SIGNAL = 0.016;
/** Evidence that any person has by chance. */
const CHANCE = 0.45;

/** Returns the evidence that makes an interest as likely as not. */
export const neededFor = (signals: number): number => NEEDED + NEEDED_A_SIGNAL * signals;

/** Returns the strength of the evidence; 0 is as likely as not. */
export const strengthOf = (evidence: number, signals: number): number =>
  Math.log((evidence + CHANCE) / neededFor(signals));

/** Fitted to ordinary accounts. `npm run bench -- interests` prints the fit. */
export const SLOPE = 6;

/** Returns the probability of an interest. */
export const scoreOf = (strength: number): number =>
  Math.round(10_000 / (1 + Math.exp(-SLOPE * strength))) / 10_000;

export const evidenceOf = (votes: readonly Vote[]): number =>
  votes.reduce((sum, { signal, vote }) => (vote === 0 ? sum : sum + weightOf(signal) * vote), 0);

/** Minimum vote of a reason. */
const REASON = 0.4;
const MAX_REASONS = 2;

/** Returns the signals with the most evidence, of those with a minimum vote. */
export const reasonsOf = (votes: readonly Vote[]): readonly Reason[] =>
  votes
    .filter(({ vote }) => vote >= REASON)
    .sort((a, b) => weightOf(b.signal) * b.vote - weightOf(a.signal) * a.vote)
    .slice(0, MAX_REASONS)
    .map(({ signal: { kind, text, platform } }) => ({ kind, text, platform }));
