/** Work that waits in the database, taken piece by piece. */
export interface Work<Piece> {
  /** The next piece that is due, kept from the other copies for a while; `null` when there is none. */
  readonly take: () => Promise<Piece | null>;
  /** Does one piece and writes down the outcome. Once the signal is aborted it puts the piece back and ends soon. */
  readonly perform: (piece: Piece, signal: AbortSignal) => Promise<void>;
}

interface Pace {
  /** Pieces at a time. */
  readonly most: number;
  /** How often to look for work that nobody told of. */
  readonly everyMs: number;
}

export interface Workers {
  /** There is work: a free worker takes it at once. */
  readonly wake: () => void;
  /** Takes no more work; what is under way has so many milliseconds, then it is put back. */
  readonly stop: (withinMs: number) => Promise<void>;
}

/**
 * Does the work that is due until stopped. Each worker is on its own: while one is busy with a slow piece, the others
 * take what comes.
 * @param failed told when a piece could not be taken or its outcome not be written down; the work goes on
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
          // There may be more, and this worker is busy from here on.
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
    // A worker that found nothing a moment ago looks again before it ends.
    if (free === 0) missedWakes += 1;
    else {
      const worker = work().finally(() => running.delete(worker));
      running.add(worker);
    }
  };

  const timer = setInterval(wake, everyMs).unref();
  wake();
  return {
    wake,
    stop: async (withinMs) => {
      isStopped = true;
      clearInterval(timer);
      const cut = setTimeout(() => cutting.abort(), withinMs);
      await Promise.all(running);
      clearTimeout(cut);
    },
  };
};
