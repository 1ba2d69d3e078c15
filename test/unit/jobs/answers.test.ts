// @vitest-environment happy-dom
import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { sizeText, storedAnswers } from '../../../showcase/jobs/answers/answers.ts';

beforeEach(() => localStorage.clear());

const cv = { name: 'cv.pdf', size: 4096, terms: ['looms'] };

it('the onboarding answers have at most 20 terms of a length that the search takes, each once', () => {
  const terms = ['a', 'a', 7, '', 'x'.repeat(25), ...Array.from({ length: 30 }, (_, at) => `term ${at}`)];
  localStorage.setItem('data-connect:jobs:answers', JSON.stringify({ cv: { ...cv, terms } }));
  const kept = storedAnswers.read().cv?.terms ?? [];
  expect(kept).toHaveLength(20);
  expect(kept.slice(0, 2)).toEqual(['a', 'term 0']);
});

it('the onboarding answers are texts and maybe a CV, for any stored value', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
      localStorage.setItem('data-connect:jobs:answers', stored);
      const { cv, ...texts } = storedAnswers.read();
      expect(Object.values(texts).every((text) => typeof text === 'string')).toBe(true);
      expect(cv === null || typeof cv.size === 'number').toBe(true);
    }),
  );
});

it.each([
  [1024, '1.0 KB'],
  [1_500_000, '1.4 MB'],
  [5e12, '4657 GB'],
])('a file size of %i bytes reads %s', (bytes, text) => expect(sizeText(bytes)).toBe(text));
