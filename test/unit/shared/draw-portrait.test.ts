import { loreleiNeutral, micah } from '@dicebear/collection';
import { createAvatar } from '@dicebear/core';
import { expect, it } from 'vitest';
import { drawPortrait } from '../../../showcase/shared/lib/draw-portrait.ts';
import { randomOf } from '../../../showcase/shared/lib/portrait-random.ts';

const SEEDS = ['', ...Array.from({ length: 60 }, (_, index) => `person ${index}`)];

/** The picture alone: without credits, and without the mask, which cuts nothing off. */
const pictureOf = (svg: string) =>
  svg
    .replace(/<metadata.*?<\/metadata>/s, '')
    .replace(/<mask id="viewboxMask">.*?<\/mask><g mask="url\(#viewboxMask\)">(.*)<\/g>/s, '$1')
    .replace(
      /<rect fill="(#\w{6})" width="\w+" height="\w+" x="0" y="0" \/>/,
      '<rect fill="$1" width="100%" height="100%"/>',
    );

it.each([
  ['micah', micah, []],
  ['micah', micah, ['f2b8ac']],
  ['micah', micah, ['f2b8ac', 'd9f25c', 'f6d88f', 'c9b6e4', '9fd0c4']],
  ['loreleiNeutral', loreleiNeutral, []],
] as const)('draws the picture of the package in %s', (_, art, colours) => {
  for (const seed of SEEDS) {
    const expected = createAvatar<object>(art, { seed, backgroundColor: [...colours] }).toString();
    expect(pictureOf(drawPortrait(art, seed, colours))).toBe(pictureOf(expected));
  }
});

it('names the artist and the licence in the picture', () => {
  const svg = drawPortrait(micah, 'ada');
  expect(svg).toContain('Micah Lanier');
  expect(svg).toContain('https://creativecommons.org/licenses/by/4.0/');
});

it('makes texts of the given length and letters', () => {
  expect(randomOf('ada').string(12)).toMatch(/^[a-z\d]{12}$/);
  expect(randomOf('ada').string(3, 'x')).toBe('xxx');
});
