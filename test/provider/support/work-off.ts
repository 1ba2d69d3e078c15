import type { Work } from '../../../provider/operations/workers.ts';

/** Does the due work, piece by piece, without the provider's own workers. */
export const workOff = async <Piece>(
  { take, perform }: Work<Piece>,
  signal = new AbortController().signal,
): Promise<void> => {
  while (!signal.aborted) {
    const piece = await take();
    if (piece === null) return;
    await perform(piece, signal);
  }
};
