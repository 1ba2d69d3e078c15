// A person's likings stand in for what the provider would infer from their data: pure functions of e-mail and text,
// so that a person sees the same interests each time and two people differ (contract §4).

const PERSONALITY_TYPES = 16;
const TRAITS = 5;

/** One item in three is above the threshold: `0.67 ** LEAN` is 0.5. */
const LEAN = Math.log(0.5) / Math.log(0.67);
const THRESHOLD = 0.5;
const LEAST_LIKED = 2;
/** Below this many items there is nothing to lift: one item alone keeps its own score. */
const SHORT_LIST = 8;

/** A score in 0..1 for each text, in order; from eight texts on at least two are above 0.5. */
export const scoresFor = (person: string, texts: readonly string[]): readonly number[] => {
  const scores = texts.map((text) => liking(person, text));
  const liked = scores.filter((score) => score > THRESHOLD).length;
  if (texts.length < SHORT_LIST || liked >= LEAST_LIKED) return scores;
  const [least = 0] = scores.toSorted((a, b) => b - a).slice(LEAST_LIKED - 1);
  return scores.map((score) =>
    score >= least && score <= THRESHOLD ? round(THRESHOLD + score / 4 + 0.01) : score,
  );
};

const liking = (person: string, text: string) => round(share(`${person}\n${text}`) ** LEAN);

/** Sixteen personality scores and five traits, each in 0..1. */
export const personalityOf = (person: string) => ({
  traits: Array.from({ length: PERSONALITY_TYPES }, (_, type) => round(share(`${person}\ntype ${type}`))),
  traitResult: Array.from({ length: TRAITS }, (_, trait) => round(share(`${person}\ntrait ${trait}`))),
});

/** The provider's shape: `output[i][0][0]` is the score of item i. */
export const inferenceFor = (person: string, texts: readonly string[]) => ({
  output: { output: scoresFor(person, texts).map((score) => [[score]]) },
  ...personalityOf(person),
});

const round = (score: number) => Math.round(score * 10_000) / 10_000;

/** A text's place in 0..1: FNV-1a, then the finaliser of MurmurHash3, so that near texts land far apart. */
const share = (text: string) => {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
};
