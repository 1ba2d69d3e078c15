// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { hasKnownState, newState, platformOf } from '../../../widget/services/oauth-state.ts';

afterEach(() => {
  history.replaceState(null, '', '/');
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('the state of an attempt', () => {
  it('is random with 128 bits or more, and new each time', () => {
    const states = new Set(Array.from({ length: 100 }, () => newState('youtube', globalThis.crypto)));
    expect(states.size).toBe(100);
    for (const state of states) expect(state).toMatch(/^dc\.youtube\.[A-Za-z0-9_-]{43}$/);
  });

  it('names its platform', () => {
    expect(platformOf(newState('github', globalThis.crypto))).toBe('github');
  });

  it.each(['', 'github', 'dc.myspace.x', 'dc.github', 'xdc.github.x', 'dc.git hub.x', 'dc.GITHUB.x'])(
    '%j names none',
    (state) => expect(platformOf(state)).toBeNull(),
  );
});

describe('the state in the address', () => {
  const isKnownAt = (address: string) => {
    history.replaceState(null, '', address);
    return Boolean(hasKnownState());
  };

  it('is known where this browser stored it', () => {
    localStorage.setItem('data-connect:mosaic:oauth', JSON.stringify({ state: 'one-time' }));
    expect(isKnownAt('/shop?item=7&state=one-time')).toBe(true);
  });

  it('is known by its form where storage was lost', () => {
    expect(isKnownAt('/shop?state=dc.youtube.a-b_c')).toBe(true);
  });

  it.each(['/shop', '/shop?state=', '/shop?state=guessed', '/shop?statedc.youtube.x'])(
    'is not known at %s',
    (address) => {
      localStorage.setItem('data-connect:mosaic:oauth', JSON.stringify({ state: 'one-time' }));
      expect(isKnownAt(address)).toBe(false);
    },
  );

  it('is not known where storage is blocked', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure', 'SecurityError');
    });
    expect(isKnownAt('/shop?state=one-time')).toBe(false);
  });
});
