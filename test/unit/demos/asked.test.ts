import { expect, it } from 'vitest';
import { TOURNAMENTS } from '../../../showcase/demos/gamp/data.ts';
import { inInterestOrder } from '../../../showcase/demos/gamp/order.ts';
import { portrayed } from '../../../showcase/demos/readwise/state.ts';
import { type Interests, NO_INTERESTS } from '../../../showcase/shared/connect/personal-order.ts';
import { WHY_GENERAL } from '../../../showcase/shared/connect/why-general.ts';

const known = (scores: Readonly<Record<string, number>>, topics: readonly string[] = []): Interests => ({
  affinities: new Map(Object.entries(scores).map(([text, score]) => [text, { score, reasons: [] }])),
  topics,
  why: null,
});

it('the persona of the reading tool names the strongest topics, and the book that fits', () => {
  const interests = known({ 'biology, science': 0.8, 'philosophy, self-improvement': 0.6 }, [
    'Chess',
    'Birds',
  ]);
  expect(portrayed(interests)).toBe(
    'You tend to like Chess and Birds. Begin with “On the Origin of Species”.',
  );
});

it('the persona of the reading tool names no book for a weak score, and no topic that was not approved, and says so', () => {
  expect(portrayed(known({ 'biology, science': 0.4 }))).toBe(WHY_GENERAL.unlike);
});

it('the persona of the reading tool says why nothing is known', () => {
  expect(portrayed({ ...NO_INTERESTS, why: 'unconnected' })).toContain('You have connected no platform');
  expect(portrayed(NO_INTERESTS)).toBe('');
});

it('the gaming app puts the tournament that fits first, and keeps the order without interests', () => {
  const [first, second] = TOURNAMENTS.connected;
  const { ordered } = inInterestOrder(TOURNAMENTS.connected, known({ 'video games, competitions': 0.9 }));
  expect(ordered).toEqual([second, first]);
  expect(inInterestOrder(TOURNAMENTS.connected, NO_INTERESTS)).toEqual({
    ordered: [first, second],
    why: null,
  });
});
