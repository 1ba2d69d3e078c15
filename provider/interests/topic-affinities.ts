import { TOPICS, type Topic } from '../facts/topics.ts';
import { type Affinity, affinityOf, similarityOf } from './affinity.ts';
import { type Interests, type Nearness, nearestAmong } from './nearness.ts';
import { raised } from './related-topics.ts';

/** The nearest signal's share of a topic's score: smaller than for a narrow text, because a topic is broad. */
const NEAREST_SHARE = 0.4;
/** How much a signal counts less for a topic if another topic is nearer: share of the difference. */
const RIVAL_SHARE = 0.3;

/**
 * Returns the affinities of the twenty topics. A signal speaks for its nearest topic first: "Hospital nurses" is near to
 * human resources too, but only because a hospital has staff.
 * @param nearness of the topics, in their order
 */
export const topicAffinities = (nearness: Nearness, interests: Interests): ReadonlyMap<string, Affinity> => {
  const count = interests.signals.length;
  const best = new Float64Array(count);
  const table = TOPICS.map((_, row) => {
    const values = new Float64Array(count);
    for (let place = 0; place < count; place += 1) {
      const value = nearness(row, place, 0);
      values[place] = value;
      if (value > (best[place] ?? 0)) best[place] = value;
    }
    return values;
  });
  const nearest = table.map((values) =>
    nearestAmong(interests, (place) => {
      const own = values[place] ?? 0;
      return own - RIVAL_SHARE * ((best[place] ?? 0) - own);
    }),
  );
  const similarities = new Map<Topic, number>(
    TOPICS.map((topic, row) => [topic, similarityOf(nearest[row] ?? [], NEAREST_SHARE)]),
  );
  const similarityTo = (topic: Topic) => similarities.get(topic) ?? 0;
  return new Map(
    TOPICS.map((topic, row) => {
      const similarity = raised(topic, similarityTo(topic), similarityTo, interests.clear);
      return [topic, affinityOf(nearest[row] ?? [], similarity, interests.clear)];
    }),
  );
};
