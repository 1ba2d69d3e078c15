/** Frames of one site, in all tabs of a browser: more than a person opens, fewer than can wear a computer out. */
const MOST = 24;

/**
 * Takes a place among the frames of this site until the page goes; `false` where none is left. A browser that blocks the
 * storage of the frame has no locks for it either: nothing is counted there.
 */
export const holdPlace = async ({ locks }: Pick<Navigator, 'locks'> = navigator): Promise<boolean> => {
  const take = (place: number) =>
    new Promise<boolean>((resolve) => {
      const hold = (lock: Lock | null) => {
        resolve(lock !== null);
        return lock && new Promise(() => {});
      };
      locks.request(`data-connect-frame-${place}`, { ifAvailable: true }, hold).catch(() => resolve(true));
    });
  for (let place = 1; place <= MOST; place += 1) if (await take(place)) return true;
  return false;
};
