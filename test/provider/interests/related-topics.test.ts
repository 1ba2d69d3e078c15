import { expect, it } from 'vitest';
import { TOPICS } from '../../../provider/facts/topics.ts';
import { RELATED_TOPICS, raised } from '../../../provider/interests/related-topics.ts';
import { scoresOf } from './support/model.ts';

const CLEAR = 0.42;
const withHealthcare = (near: number) => (topic: string) => (topic === 'healthcare' ? near : 0);

it('related topics raise a topic of which no text speaks', () => {
  expect(raised('social services', 0.2, withHealthcare(0.8), CLEAR)).toBeGreaterThan(0.3);
  expect(raised('logistics', 0.2, withHealthcare(0.8), CLEAR)).toBe(0.2);
});

it('related topics make no topic clearly related', () => {
  const raise = (similarity: number) => raised('education', similarity, () => 1, CLEAR);
  expect(raise(0)).toBeLessThan(CLEAR);
  expect(raise(0.41)).toBeLessThan(CLEAR);
  expect(raise(0.6)).toBe(0.6);
});

it('related topics give nothing if they are hardly similar themselves', () => {
  expect(raised('social services', 0.1, withHealthcare(0.25), CLEAR)).toBe(0.1);
});

it('related topics are never the topic itself, and each topic is related to others', () => {
  for (const topic of TOPICS) {
    expect(RELATED_TOPICS[topic]).not.toContain(topic);
    expect(RELATED_TOPICS[topic].length).toBeGreaterThan(2);
    expect(new Set(RELATED_TOPICS[topic]).size).toBe(RELATED_TOPICS[topic].length);
  }
});

it('related topics count in the same way if the host asks about one topic or about all', () => {
  const texts = ['Hospital nurses', 'Wound care', 'Emergency medicine'];
  const all = scoresOf(texts, TOPICS);
  for (const [place, topic] of TOPICS.entries()) expect(scoresOf(texts, [topic])).toEqual([all[place]]);
});
