import { expect, it } from 'vitest';
import { raised } from '../../../provider/interests/related-topics.ts';

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
