import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadFlow } from '../../../widget/element/flow-loader.ts';
import { clearPage, putButton } from '../../support/button.ts';

const watched = new Set<Element>();
const seen: (() => void)[] = [];
const idle = vi.fn();

/** An observer whose sight the test decides. */
class Observer {
  readonly #own = new Set<Element>();
  constructor(callback: (entries: readonly { isIntersecting: boolean }[]) => void) {
    seen.push(() => callback([{ isIntersecting: true }]));
  }
  observe(element: Element) {
    this.#own.add(element);
    watched.add(element);
  }
  disconnect() {
    for (const element of this.#own) watched.delete(element);
  }
}

beforeEach(() => {
  watched.clear();
  seen.length = 0;
  idle.mockReset();
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal('requestIdleCallback', idle);
});
afterEach(() => {
  clearPage();
  vi.unstubAllGlobals();
});

describe('preload', () => {
  it('auto fetches the flow once the trigger is in view and the page idle', () => {
    const button = putButton();
    expect([...watched]).toEqual([button.trigger]);
    expect(idle).not.toHaveBeenCalled();
    for (const show of seen) show();
    expect(idle).toHaveBeenCalledTimes(1);
    expect(watched.size).toBe(0);
  });

  it('none fetches nothing before the press', () => {
    putButton({ attributes: { preload: 'none' } });
    expect(watched.size).toBe(0);
  });

  it('stops watching an element that was taken off the page', () => {
    const button = putButton();
    button.element.remove();
    expect(watched.size).toBe(0);
  });

  it('fetches nothing for a person who saves data', () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } });
    putButton();
    for (const show of seen) show();
    expect(idle).not.toHaveBeenCalled();
  });
});

describe('the flow', () => {
  it('is one and the same for all elements', async () => {
    expect(await loadFlow()).toBe(await loadFlow());
  });
});
