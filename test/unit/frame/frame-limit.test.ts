import { afterEach, expect, it, vi } from 'vitest';
import { takePlace } from '../../../widget/frame/limits.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['on an insecure page, which has no locks', {}],
  ['without storage, where locks are refused', { locks: { request: () => Promise.reject(new Error()) } }],
])('a frame %s is not counted', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator);
  expect(await takePlace()).toBe(true);
});

it('a frame gets no place once each one is taken', async () => {
  const request = (_name: string, _options: object, hold: (lock: null) => unknown) =>
    Promise.resolve(hold(null));
  vi.stubGlobal('navigator', { locks: { request } });
  expect(await takePlace()).toBe(false);
});
