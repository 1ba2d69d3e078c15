import { expect, it } from 'vitest';
import { inheritNothing } from '../../../widget/domain/inherit-nothing.ts';

it('objects and the objects in them inherit no member, and lists and functions stay as they are', () => {
  const work = () => {};
  const config = inheritNothing({ on: { open: [{ actions: [work], params: null }] } });
  expect('toString' in config).toBe(false);
  expect('toString' in config.on).toBe(false);
  const [open] = config.on.open;
  expect(open && 'toString' in open).toBe(false);
  expect(open?.actions.map((one) => typeof one)).toEqual(['function']);
  expect('toString' in work).toBe(true);
});
