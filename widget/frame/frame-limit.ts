/** Frames of one site, in all tabs of a browser: more than a person opens, fewer than make a computer slow. */
const MAX_FRAMES = 24;

/**
 * Takes one of the places for frames of this site until the page goes; `false` where none is left. Where the browser blocks
 * the frame's storage it has no locks either, and nothing is counted.
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
