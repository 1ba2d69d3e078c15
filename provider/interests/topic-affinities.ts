import { TOPICS, type Topic } from '../facts/topics.ts';
import { type Affinity, affinityOf, similarityOf } from './affinity.ts';
import { type Interests, type Nearness, nearestAmong } from './nearness.ts';
import { TOPIC_TABLE } from './topic-table.ts';

/** The nearest signal's share of a topic's score: smaller than for a narrow text, because a topic is broad. */
const NEAREST_SHARE = 0.4;
/** If another topic is nearer to a signal, this share of the difference is subtracted from the signal's similarity. */
const RIVAL_SHARE = 0.5;

/** Share of a topic's similarity that each related topic receives. Fitted to people in ten languages. */
const RELATED_SHARE = 0.5;
/** A topic with a lower similarity is unrelated to the person and gives nothing. */
const RELEVANT = 0.3;
/** Distance below the ceiling at which a raise begins to shrink. */
const CEILING = 0.85;
/** Below the ceiling by less than this, a raise becomes smaller and smaller. */
const APPROACH = 0.08;

/** For each topic, the topics that name it as related. */
const GIVERS: ReadonlyMap<Topic, readonly Topic[]> = new Map(
  TOPICS.map((topic) => [topic, TOPICS.filter((_, row) => TOPIC_TABLE[row]?.related.includes(topic))]),
);

/**
 * Returns a topic's similarity, raised by the topics that name it as related. The raise ends well below `clear`, the
 * similarity of a clearly related text: a related topic alone is weak evidence.
 */
const raised = (topic: Topic, similarityTo: (topic: Topic) => number, clear: number): number => {
  const similarity = similarityTo(topic);
  const givers = GIVERS.get(topic) ?? [];
  const raise = givers.reduce(
    (sum, giver) => sum + RELATED_SHARE * Math.max(0, similarityTo(giver) - RELEVANT),
    0,
  );
  if (raise === 0) return similarity;
  const bend = CEILING * clear - APPROACH;
  const over = similarity + raise - bend;
  const smooth = over <= 0 ? over : APPROACH * (1 - Math.exp(-over / APPROACH));
  return Math.max(similarity, bend + smooth);
};

/**
 * Returns the affinities of the twenty topics. A signal counts most for its nearest topic: "Hospital nurses" is near to
 * human resources too, but only because a hospital has staff.
 * @param nearness of the topics, in their order
 */
export const topicAffinities = (nearness: Nearness, interests: Interests): ReadonlyMap<string, Affinity> => {
  const best = new Float64Array(interests.signals.length);
  for (let row = 0; row < TOPICS.length; row += 1) {
    for (let place = 0; place < best.length; place += 1) {
      const limit = nearness.limit(row, place);
      if (limit > (best[place] ?? 0)) best[place] = limit;
    }
  }
  const nearest = TOPICS.map((_, row) =>
    nearestAmong(interests, (place, least) => {
      const rivals = RIVAL_SHARE * (best[place] ?? 0);
      // Subtracts a share of the distance to the nearest topic: own - RIVAL_SHARE * (best - own).
      const own = nearness.of(row, place, (least + rivals) / (1 + RIVAL_SHARE));
      return (1 + RIVAL_SHARE) * own - rivals;
    }),
  );
  const similarities = new Map<Topic, number>(
    TOPICS.map((topic, row) => [topic, similarityOf(nearest[row] ?? [], NEAREST_SHARE)]),
  );
  const similarityTo = (topic: Topic) => similarities.get(topic) ?? 0;
  return new Map(
    TOPICS.map((topic, row) => {
      const similarity = raised(topic, similarityTo, interests.clear);
      return [topic, affinityOf(nearest[row] ?? [], similarity, interests.clear)];
    }),
  );
};
