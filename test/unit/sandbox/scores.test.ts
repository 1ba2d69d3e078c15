import { describe, expect, it } from 'vitest';
import { scoresFor } from '../../../showcase/sandbox/provider/scores.ts';

const texts = (count: number) => Array.from({ length: count }, (_, index) => `Interest ${index}`);
const people = Array.from({ length: 500 }, (_, index) => `person${index}@example.org`);
const likedBy = (person: string, count: number) =>
  scoresFor(person, texts(count)).filter((score) => score > 0.5).length;

describe.each([16, 32, 64])('a person’s scores for %i items', (count) => {
  it('always hold at least two above 0.5, and never all of them', () => {
    const liked = people.map((person) => likedBy(person, count));
    expect(Math.min(...liked)).toBeGreaterThanOrEqual(2);
    expect(Math.max(...liked)).toBeLessThan(count);
  });

  it('are above 0.5 for about a third of the items', () => {
    const mean = people.reduce((sum, person) => sum + likedBy(person, count), 0) / people.length;
    expect(mean / count).toBeGreaterThan(0.28);
    expect(mean / count).toBeLessThan(0.38);
  });
});

it('is a function of the person and the item: neighbours and order change nothing', () => {
  const [first] = scoresFor('ada@example.org', ['Painting']);
  expect(scoresFor('ada@example.org', ['Chess', 'Painting'])[1]).toBe(first);
});
