/** Repeats the work; the first run is after one interval. A failure is reported and does not stop it. */
export const repeat = (everyMs: number, work: () => Promise<unknown>, failed: (error: unknown) => void) => {
  let running: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    running = running.then(work).catch(failed);
  }, everyMs).unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
};
