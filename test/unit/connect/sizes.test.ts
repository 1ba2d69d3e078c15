import { describe, expect, it } from 'vitest';
import { largestApprovedSize } from '../../../showcase/shared/connect/sizes.ts';

const approved = (...sizes: string[]) => sizes.map((data) => ({ data }));

describe('the largest approved size', () => {
  it.each([
    [approved('Small'), 16],
    [approved('Medium'), 32],
    [approved('Large'), 64],
    [approved('Small', 'Large', 'Medium'), 64],
    [approved('Traits', 'Small'), 16],
    [approved('Traits'), 0],
    [approved('small', '__proto__', 'Huge'), 0],
    [[], 0],
  ])('of %j covers %i items', (entries, size) => {
    expect(largestApprovedSize(entries)).toBe(size);
  });
});
