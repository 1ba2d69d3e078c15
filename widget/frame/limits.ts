/** Maximum in all tabs of a browser: more than a person opens, but few enough for the computer's speed. */
const MAX_FRAMES = 24;

/** A browser has no locks for a frame without storage or on an insecure page. Its frames are not counted. */
export const takePlace = async (): Promise<boolean> => {
  const take = (place: number) =>
    new Promise<boolean>((resolve) => {
      const hold = (lock: Lock | null) => {
        resolve(lock !== null);
        return lock && new Promise(() => {});
      };
      const request = async () =>
        navigator.locks.request(`data-connect-frame-${place}`, { ifAvailable: true }, hold);
      request().catch(() => resolve(true));
    });
  for (let place = 1; place <= MAX_FRAMES; place += 1) if (await take(place)) return true;
  return false;
};

/** A page that changes an attribute in each animation frame stays below this. */
const MAX_CALLS = 300;
const WINDOW_MS = 2_000;

export const createRateLimit = (): (() => boolean) => {
  let since = performance.now();
  let count = 0;
  let isOver = false;
  return () => {
    const now = performance.now();
    if (now - since > WINDOW_MS) {
      since = now;
      count = 0;
    }
    count += 1;
    isOver ||= count > MAX_CALLS;
    return !isOver;
  };
};
