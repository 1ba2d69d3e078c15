import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { TOPICS } from '../../../provider/facts/topics.ts';
import { createModel } from '../../../provider/interests/model.ts';
import { RELATED_TOPICS, raised } from '../../../provider/interests/related-topics.ts';
import { readWordVectors } from '../../../provider/interests/word-vectors.ts';
import { KIND_WEIGHTS, type Signal } from '../../../provider/signal.ts';
import { lexiconText } from '../../support/lexicon-text.ts';

const file = readFileSync(resolve(import.meta.dirname, '../../../provider/interests/vectors/glove-100d.bin'));
const model = createModel(readWordVectors(file), lexiconText);

const follows = (text: string): Signal => {
  return { platform: 'youtube', kind: 'follows', text, weight: KIND_WEIGHTS.follows, at: null };
};

const scoresOf = (names: readonly string[], texts: readonly string[]) =>
  model
    .score(
      names.map((text) => ({ text })),
      model.interestsOf(texts.map(follows)),
    )
    .map(({ score }) => score);

const CLEAR = 0.42;
const withHealthcare = (near: number) => (topic: string) => (topic === 'healthcare' ? near : 0);

describe('related topics', () => {
  it('raise a topic of which no text speaks', () => {
    expect(raised('social services', 0.2, withHealthcare(0.8), CLEAR)).toBeGreaterThan(0.3);
    expect(raised('logistics', 0.2, withHealthcare(0.8), CLEAR)).toBe(0.2);
  });

  it('make no topic clearly related', () => {
    const raise = (similarity: number) => raised('education', similarity, () => 1, CLEAR);
    expect(raise(0)).toBeLessThan(CLEAR);
    expect(raise(0.41)).toBeLessThan(CLEAR);
    expect(raise(0.6)).toBe(0.6);
  });

  it('keep the order of two topics that they raise', () => {
    const raise = (similarity: number) => raised('education', similarity, withHealthcare(0.9), CLEAR);
    expect(raise(0.3)).toBeGreaterThan(raise(0.25));
    expect(raise(0.25)).toBeGreaterThan(raise(0.05));
  });

  it('give nothing if they are hardly similar themselves', () => {
    expect(raised('social services', 0.1, withHealthcare(0.25), CLEAR)).toBe(0.1);
  });

  it('are never the topic itself, and each topic is related to others', () => {
    for (const topic of TOPICS) {
      expect(RELATED_TOPICS[topic]).not.toContain(topic);
      expect(RELATED_TOPICS[topic].length).toBeGreaterThan(2);
      expect(new Set(RELATED_TOPICS[topic]).size).toBe(RELATED_TOPICS[topic].length);
    }
  });

  it('count in the same way if the host asks about one topic or about all', () => {
    const texts = ['Hospital nurses', 'Wound care', 'Emergency medicine'];
    const all = scoresOf(TOPICS, texts);
    for (const [place, topic] of TOPICS.entries()) expect(scoresOf([topic], texts)).toEqual([all[place]]);
  });

  it('are less of a claim than the topic that a signal is nearest to', () => {
    const [healthcare = 0, hr = 0] = scoresOf(['Healthcare', 'HR'], ['Hospital nurses', 'Wound care']);
    expect(healthcare).toBeGreaterThan(0.8);
    expect(hr).toBeLessThan(0.5);
  });

  it('bring a nurse’s social services before logistics, and invent nothing without a signal', () => {
    const [social = 0, logistics = 0] = scoresOf(['Social Services', 'Logistics'], ['Hospital nurses']);
    expect(social).toBeGreaterThan(logistics);
    expect(scoresOf(TOPICS, [])).toEqual(TOPICS.map(() => 0));
  });
});
