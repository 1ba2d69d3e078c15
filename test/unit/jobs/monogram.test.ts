import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { initialsOf, TONES, toneOf } from '../../../showcase/jobs/api/monogram.ts';

describe('the initials of a company', () => {
  it.each([
    ['Fernhollow Software', 'FS'],
    ['The Fernhollow Software Co.', 'FS'],
    ['Marlow & Pine Furniture', 'MP'],
    ['google', 'G'],
    ['3M', '3M'],
    ['HP Inc.', 'HP'],
    ['21st Century Labs', '2C'],
    ['élan vital', 'ÉV'],
    ['O’Reilly Media', 'OR'],
    ['The Company', 'TC'],
    ['トヨタ自動車 株式会社', 'ト'],
    ['مجموعة كريم', 'م'],
    ['दीपक नाइट्राइट', 'दी'],
    ['🚀 Rocket', 'R'],
    ['—', ''],
    ['', ''],
  ])('%s: %s', (company, initials) => {
    expect(initialsOf(company)).toBe(initials);
  });
});

it('each company keeps one of the tones that the style sheet has', () => {
  const css = readFileSync(new URL('../../../showcase/jobs/board.css', import.meta.url), 'utf8');
  const names = Array.from({ length: 400 }, (_, index) => `Company ${index}`);
  const tones = new Set(names.map(toneOf));
  expect([...tones].sort()).toEqual(Array.from({ length: TONES }, (_, tone) => tone));
  for (const tone of tones) expect(css).toContain(`[data-tone="${tone}"]`);
  expect(names.map(toneOf)).toEqual(names.map(toneOf));
});
