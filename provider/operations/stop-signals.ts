import { readFileSync } from 'node:fs';
import { isatty } from 'node:tty';

/** A terminal sends `SIGHUP` when it closes. `SIGQUIT` is left out: with it a person ends a process at once. */
const STOP_SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

const PARENT_POLL_MS = 500;

/** Returns the parent of a process; `undefined` after its end, and outside Linux, which has no such file. */
const parentOf = (pid: number): string | undefined => {
  try {
    return /^PPid:\s*(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  } catch {
    return undefined;
  }
};

/** Follows npm, and the shell in which it started this process: neither passes every signal on. */
const onEndOfNpm = (stop: () => void): void => {
  if (process.env.npm_command === undefined) return;
  const parent = process.ppid;
  const npm = parentOf(parent);
  const poll = setInterval(() => {
    if (process.ppid === parent && parentOf(parent) === npm) return;
    clearInterval(poll);
    stop();
  }, PARENT_POLL_MS);
  poll.unref();
};

/** Calls the function at the first signal and ignores later ones: npm at Ctrl+C sends two. */
export const onStopSignal = (stop: () => void): void => {
  let isStopping = false;
  const stopOnce = () => {
    if (isStopping) return;
    isStopping = true;
    stop();
  };
  for (const signal of STOP_SIGNALS) process.on(signal, stopOnce);
  onEndOfNpm(stopOnce);
};

const TERMINALS = [0, 1, 2].filter((fd) => isatty(fd));

/**
 * Without its terminal the process ends by `SIGHUP`, because Node 20 aborts there in `process.exit`
 * (https://github.com/nodejs/node/issues/51519) and may write its memory, with keys, to a core file.
 */
export const endProcess = (code: 0 | 1): never => {
  if (!TERMINALS.every((fd) => isatty(fd))) {
    process.removeAllListeners('SIGHUP');
    process.kill(process.pid, 'SIGHUP');
  }
  return process.exit(code);
};
