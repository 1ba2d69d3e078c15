import { vi } from 'vitest';

/** Stands in for the observer of the window: each observed element is in it at once. */
class NearObserver {
  readonly #note: IntersectionObserverCallback;
  constructor(note: IntersectionObserverCallback) {
    this.#note = note;
  }
  observe(target: Element) {
    const entry = { target, isIntersecting: true };
    this.#note([Object.assign(Object.create(null), entry)], Object.create(null));
  }
  disconnect() {}
}

/** Until the test ends, every observed element counts as near the window. */
export const everythingIsNear = () => {
  vi.stubGlobal('IntersectionObserver', NearObserver);
};
