// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { hasOwnState, newState, platformOf } from '../../../widget/services/oauth-state.ts';

afterEach(() => {
  history.replaceState(null, '', '/');
});

it('the state of an attempt is random with 128 bits or more, and new each time', () => {
  const states = new Set(Array.from({ length: 100 }, () => newState('youtube', globalThis.crypto)));
  expect(states.size).toBe(100);
  for (const state of states) expect(state).toMatch(/^dc\.youtube\.[A-Za-z0-9_-]{43}$/);
});

it.each(['', 'github', 'dc.myspace.x', 'dc.github', 'xdc.github.x', 'dc.GITHUB.x'])(
  'the state %j of another service names no platform',
  (state) => expect(platformOf(state)).toBeNull(),
);

const isOwnAt = (address: string) => {
  history.replaceState(null, '', address);
  return hasOwnState();
};

it.each(['/shop?state=dc.youtube.a-b_c', '/shop?item=7&state=dc.github.x&code=1'])(
  'the state in the address is recognised as our own at %s',
  (address) => expect(isOwnAt(address)).toBe(true),
);

it.each([
  '/shop',
  '/shop?state=',
  '/shop?state=guessed',
  '/shop?statedc.youtube.x',
  '/shop?session_state=dc.youtube.x',
  '/shop#state=dc.youtube.x',
])("the state in the address is another service's at %s", (address) => expect(isOwnAt(address)).toBe(false));
