import { expect, it } from 'vitest';
import { initialsOf } from '../../../showcase/jobs/api/monogram.ts';

it.each([
  ['The Fernhollow Software Co.', 'FS'],
  ['Marlow & Pine Furniture', 'MP'],
  ['3M', '3M'],
  ['HP Inc.', 'HP'],
  ['élan vital', 'ÉV'],
  ['トヨタ自動車 株式会社', 'ト'],
  ['दीपक नाइट्राइट', 'दी'],
  ['🚀 Rocket', 'R'],
  ['', ''],
])('the initials of the company %s are %s', (company, initials) => {
  expect(initialsOf(company)).toBe(initials);
});
