import type { Work } from '../../../provider/operations/workers.ts';

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
