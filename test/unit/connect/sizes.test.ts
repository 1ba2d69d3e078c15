import { expect, it } from 'vitest';
import { largestApprovedSize } from '../../../showcase/shared/connect/sizes.ts';

const approved = (...sizes: string[]) => sizes.map((data) => ({ data }));

it.each([
  [approved('Large'), 64],
  [approved('Small', 'Large', 'Medium'), 64],
  [approved('Traits', 'Small'), 16],
  [approved('small', '__proto__', 'Huge'), 0],
  [[], 0],
])('the largest approved size of %j covers %i items', (entries, size) => {
  expect(largestApprovedSize(entries)).toBe(size);
});
