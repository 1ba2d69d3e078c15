/** Does the work again and again, first after one interval, and whenever it is woken; a failure is told and does not end it. */
export const repeat = (everyMs: number, work: () => Promise<unknown>, failed: (error: unknown) => void) => {
  let running: Promise<unknown> = Promise.resolve();
  const wake = () => {
    running = running.then(work).catch(failed);
  };
  const timer = setInterval(wake, everyMs);
  timer.unref();
  return {
    wake,
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
};
