import type { SolvedProof } from '../../common/proof-of-work.ts';

/** After three refused proofs, the person's IP address must be changing. */
const MAX_PROOFS = 3;

export class TooManyProofsError extends Error {
  override readonly name = 'TooManyProofsError';
}

const countIn = (address: URL): number => {
  try {
    const { count } = JSON.parse(address.searchParams.get('proof') ?? '{}');
    return Number.isInteger(count) && count > 0 ? count : 1;
  } catch {
    return 1;
  }
};

/** Counts solved proofs: with a changing IP address, the page would reload for ever. @throws TooManyProofsError */
export const countProof = (from: URL): ((solved: SolvedProof) => URL) => {
  const count = from.searchParams.has('proof') ? countIn(from) : 0;
  if (count >= MAX_PROOFS) throw new TooManyProofsError();
  return (solved) => {
    const address = new URL(from);
    address.searchParams.set('proof', JSON.stringify({ ...solved, count: count + 1 }));
    return address;
  };
};
