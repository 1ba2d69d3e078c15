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

/** Until the test ends, all that waits for the person to come near is near. */
export const everythingIsNear = () => {
  vi.stubGlobal('IntersectionObserver', NearObserver);
};
