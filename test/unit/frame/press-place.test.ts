import { expect, it } from 'vitest';
import { createPressPlace } from '../../../widget/frame/press-place.ts';

/** A pointer at a place in the frame, for a place of the frame on the screen and a zoom. */
const at = (x: number, y: number, frame = { x: 100, y: 80 }, zoom = 1) => ({
  clientX: x,
  clientY: y,
  screenX: Math.round(frame.x + x * zoom),
  screenY: Math.round(frame.y + y * zoom),
});

it('the place of a frame is the same while the pointer moves in a frame that does not', () => {
  const place = createPressPlace();
  const same = [at(10, 10), at(200.4, 40.6), at(900, 700)].map(place.isSame);
  expect(same).toEqual([true, true, true]);
});

it.each([
  ['under a pointer that rests', at(10, 110, { x: 100, y: -20 })],
  ['with a pointer that moves', at(300, 250, { x: 220, y: 80 })],
  ['by a little, again and again', at(14, 10, { x: 104, y: 80 })],
])('the place of a frame is another where the page moves it %s', (_, moved) => {
  const place = createPressPlace();
  place.isSame(at(10, 10));
  place.isSame(at(12, 10, { x: 102, y: 80 }));
  expect(place.isSame(moved)).toBe(false);
  expect(place.isSame(moved)).toBe(true);
});

it.each([0.8, 1.25, 1.5, 2])(
  'the place of a frame is learned of a browser that zooms the page %f times',
  (zoom) => {
    const place = createPressPlace();
    const moves = [20, 90, 300, 700, 40].map((x) => place.isSame(at(x, x / 2, undefined, zoom)));
    expect(moves.slice(3)).toEqual([true, true]);
    expect(place.scale).toBeCloseTo(zoom, 1);
  },
);

it('the place of a frame is not known before a pointer came, and again once it is forgotten', () => {
  const place = createPressPlace();
  expect(place.isKnown).toBe(false);
  place.isSame(at(1, 1));
  expect(place.isKnown).toBe(true);
  place.forget();
  expect(place.isKnown).toBe(false);
  expect(place.isSame(at(1, 1, { x: 900, y: 900 }))).toBe(true);
});
