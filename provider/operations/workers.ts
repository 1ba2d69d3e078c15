/** Length of an interval, as a share of the idle time so far. */
const BACKOFF_SHARE = 0.1;
const MAX_MS = 6 * 3_600_000;

/** Calls `poll` at intervals that grow while nothing happens, so that a serverless database can sleep. */
const startPolling = (everyMs: number, poll: () => void) => {
  let activeAt = performance.now();
  let timer: NodeJS.Timeout | undefined;
  let dueAt = 0;

  const arm = () => {
    const idleMs = performance.now() - activeAt;
    const pauseMs = Math.max(everyMs, Math.min(MAX_MS, idleMs * BACKOFF_SHARE));
    clearTimeout(timer);
    dueAt = performance.now() + pauseMs;
    timer = setTimeout(() => {
      arm();
      poll();
    }, pauseMs).unref();
  };

  arm();
  return {
    resetBackoff: (): void => {
      activeAt = performance.now();
      if (dueAt - activeAt > everyMs) arm();
    },
    stop: () => clearTimeout(timer),
  };
};

export interface Work<Piece> {
  /** Takes the next piece that is due and leases it; `null` if there is none. */
  readonly take: () => Promise<Piece | null>;
  /** Does one piece and writes its outcome. After the signal it returns the piece to the queue and ends soon. */
  readonly perform: (piece: Piece, signal: AbortSignal) => Promise<void>;
}

interface Pace {
  readonly most: number;
  /** Shortest interval for finding work without a `wake` call. It grows while the provider is idle. */
  readonly everyMs: number;
}

/** @param failed called if a piece could not be taken or its outcome not be written; the work continues */
export const startWorkers = <Piece>(
  { take, perform }: Work<Piece>,
  { most, everyMs }: Pace,
  failed: (error: unknown) => void,
) => {
  const cutting = new AbortController();
  const running = new Set<Promise<void>>();
  let free = most;
  let isStopped = false;
  let missedWakes = 0;

  const work = async () => {
    free -= 1;
    try {
      while (!isStopped) {
        const missed = missedWakes;
        const piece = await take();
        if (piece !== null) {
          polling.resetBackoff();
          // There may be more work, and this worker is busy now.
          wake();
          await perform(piece, cutting.signal);
        } else if (missed === missedWakes) return;
      }
    } catch (error) {
      failed(error);
    } finally {
      free += 1;
    }
  };

  const wake = (): void => {
    if (isStopped) return;
    // Makes a worker that has just found no work try again before it ends.
    if (free === 0) missedWakes += 1;
    else {
      const worker = work().finally(() => running.delete(worker));
      running.add(worker);
    }
  };

  const polling = startPolling(everyMs, wake);
  wake();
  return {
    wake,
    resetBackoff: polling.resetBackoff,
    /** Takes no more work. Running pieces have this many milliseconds; then they return to the queue. */
    stop: async (withinMs: number): Promise<void> => {
      isStopped = true;
      polling.stop();
      const cut = setTimeout(() => cutting.abort(), withinMs);
      await Promise.all(running);
      clearTimeout(cut);
    },
  };
};

/** Repeats the work, first after one interval, which grows while the provider is idle. */
export const repeat = (everyMs: number, work: () => Promise<unknown>, failed: (error: unknown) => void) => {
  let running: Promise<unknown> = Promise.resolve();
  const polling = startPolling(everyMs, () => {
    running = running.then(work).catch(failed);
  });
  return {
    resetBackoff: polling.resetBackoff,
    stop: async () => {
      polling.stop();
      await running;
    },
  };
};
