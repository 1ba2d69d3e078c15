let turn: Promise<void> = Promise.resolve();

/** One slice of one call in each round of the event loop, however many calls work in slices. */
const nextTurn = (): Promise<void> => {
  turn = turn.then(() => new Promise((resolve) => void setImmediate(resolve)));
  return turn;
};

/**
 * Does the work on so many pieces at a time. Between two slices the process answers other calls.
 * @returns what each slice gave, in order
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
