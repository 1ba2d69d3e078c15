/** An interval is this part of the time since the last activity. */
const PART = 0.1;
const MAX_MS = 6 * 3_600_000;

interface Rhythm {
  /** Reports activity: the interval is the shortest one again. */
  readonly hurry: () => void;
  readonly stop: () => void;
}

/**
 * Calls `poll` at intervals that grow while nothing happens: a tenth of the idle time, from `everyMs` to six hours. A
 * serverless database can then sleep: an idle day has about a hundred calls in place of 86,400.
 */
const startRhythm = (everyMs: number, poll: () => void): Rhythm => {
  let activeAt = performance.now();
  let timer: NodeJS.Timeout | undefined;
  let dueAt = 0;

  const arm = () => {
    const idleMs = performance.now() - activeAt;
    const pauseMs = Math.max(everyMs, Math.min(MAX_MS, idleMs * PART));
    clearTimeout(timer);
    dueAt = performance.now() + pauseMs;
    timer = setTimeout(() => {
      arm();
      poll();
    }, pauseMs).unref();
  };

  arm();
  return {
    hurry: () => {
      activeAt = performance.now();
      if (dueAt - activeAt > everyMs) arm();
    },
    stop: () => clearTimeout(timer),
  };
};

/** A queue of work in the database. */
export interface Work<Piece> {
  /** Takes the next piece that is due and leases it; `null` if there is none. */
  readonly take: () => Promise<Piece | null>;
  /** Does one piece and writes its outcome. After the signal it returns the piece to the queue and ends soon. */
  readonly perform: (piece: Piece, signal: AbortSignal) => Promise<void>;
}

interface Pace {
  /** Maximum number of pieces at a time. */
  readonly most: number;
  /** Shortest interval for finding work without a `wake` call. It grows while the provider is idle. */
  readonly everyMs: number;
}

interface Workers {
  /** Reports new work. A free worker takes it at once. */
  readonly wake: () => void;
  /** Ends the long interval of an idle provider: there may be work soon. */
  readonly hurry: () => void;
  /** Takes no more work. Running pieces have this many milliseconds; then they return to the queue. */
  readonly stop: (withinMs: number) => Promise<void>;
}

/**
 * Does due work until stopped. The workers are independent: while one is busy with a slow piece, the others take the
 * next ones.
 * @param failed called if a piece could not be taken or its outcome could not be written; the work continues
 */
export const startWorkers = <Piece>(
  { take, perform }: Work<Piece>,
  { most, everyMs }: Pace,
  failed: (error: unknown) => void,
): Workers => {
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
          rhythm.hurry();
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

  const wake = () => {
    if (isStopped) return;
    // Makes a worker that has just found no work try again before it ends.
    if (free === 0) missedWakes += 1;
    else {
      const worker = work().finally(() => running.delete(worker));
      running.add(worker);
    }
  };

  const rhythm = startRhythm(everyMs, wake);
  wake();
  return {
    wake,
    hurry: rhythm.hurry,
    stop: async (withinMs) => {
      isStopped = true;
      rhythm.stop();
      const cut = setTimeout(() => cutting.abort(), withinMs);
      await Promise.all(running);
      clearTimeout(cut);
    },
  };
};

/**
 * Repeats the work; the first run is after one interval, which grows while the provider is idle. A failure is reported
 * and does not stop it.
 */
export const repeat = (everyMs: number, work: () => Promise<unknown>, failed: (error: unknown) => void) => {
  let running: Promise<unknown> = Promise.resolve();
  const rhythm = startRhythm(everyMs, () => {
    running = running.then(work).catch(failed);
  });
  return {
    hurry: rhythm.hurry,
    stop: async () => {
      rhythm.stop();
      await running;
    },
  };
};
