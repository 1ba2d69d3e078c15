let turn: Promise<void> = Promise.resolve();

/** Lets one slice of one call run in each round of the event loop, however many calls are waiting. */
const nextTurn = (): Promise<void> => {
  turn = turn.then(() => new Promise((resolve) => void setImmediate(resolve)));
  return turn;
};

/**
 * Runs the work on slices of this size. Between two slices the process can answer other calls.
 * @returns the results of the slices, in order
 */
export const inSlices = async <Piece, Result>(
  pieces: readonly Piece[],
  size: number,
  work: (slice: readonly Piece[]) => Result,
): Promise<readonly Result[]> => {
  const results: Result[] = [];
  for (let from = 0; from < pieces.length; from += size) {
    if (from > 0) await nextTurn();
    results.push(work(pieces.slice(from, from + size)));
  }
  return results;
};

const SLICE_MS = 10;

/** Runs the work on each piece. After every 10 ms the process can answer other calls. */
export const inTurns = async <Piece, Result>(
  pieces: readonly Piece[],
  work: (piece: Piece) => Result,
): Promise<readonly Result[]> => {
  const results: Result[] = [];
  let startedAt = performance.now();
  for (const piece of pieces) {
    if (performance.now() - startedAt > SLICE_MS) {
      await nextTurn();
      startedAt = performance.now();
    }
    results.push(work(piece));
  }
  return results;
};
