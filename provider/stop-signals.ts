/**
 * Signals that end a process after its running calls. A terminal sends `SIGHUP` when it closes. `SIGQUIT` is left out, so
 * that a person can end a process at once.
 */
const STOP_SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/**
 * Calls the function at the first of these signals. The process ignores every later one, because npm at Ctrl+C and some
 * supervisors send two. Without a listener, the second one would end the process at once.
 */
export const onStopSignal = (stop: () => void): void => {
  let isStopping = false;
  const stopOnce = () => {
    if (isStopping) return;
    isStopping = true;
    stop();
  };
  for (const signal of STOP_SIGNALS) process.on(signal, stopOnce);
};
