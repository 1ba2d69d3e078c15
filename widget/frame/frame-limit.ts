/**
 * Maximum number of frames of one site, in all tabs of a browser: more than a person opens, but few enough for the
 * computer's speed.
 */
const MAX_FRAMES = 24;

/**
 * Reserves one of the frames of this site until the page ends; returns `false` if none is left. If the browser blocks
 * the frame's storage, it has no locks either, and frames are not counted.
 */
export const takePlace = async (): Promise<boolean> => {
  const take = (place: number) =>
    new Promise<boolean>((resolve) => {
      const hold = (lock: Lock | null) => {
        resolve(lock !== null);
        return lock && new Promise(() => {});
      };
      navigator.locks
        .request(`data-connect-frame-${place}`, { ifAvailable: true }, hold)
        .catch(() => resolve(true));
    });
  for (let place = 1; place <= MAX_FRAMES; place += 1) if (await take(place)) return true;
  return false;
};
