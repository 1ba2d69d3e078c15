import type { SolvedProof } from '../../common/proof-of-work.ts';

/** After three refused proofs, the person's IP address must be changing. */
const MAX_PROOFS = 3;

export class TooManyProofsError extends Error {
  override readonly name = 'TooManyProofsError';
}

/** Returns the number of proofs that the address was opened with. The last proof contains the number. */
const countIn = (address: URL): number => {
  try {
    const { count } = JSON.parse(address.searchParams.get('proof') ?? '{}');
    return Number.isInteger(count) && count > 0 ? count : 1;
  } catch {
    return 1;
  }
};

/**
 * Counts the proofs of a sign-in in its address. The provider accepts a proof only from the IP address that it was made
 * for, so a page behind several IP addresses of a carrier would otherwise reload for ever.
 * @returns a function that adds a solved proof to the address
 * @throws TooManyProofsError
 */
export const countProof = (from: URL): ((solved: SolvedProof) => URL) => {
  const count = from.searchParams.has('proof') ? countIn(from) : 0;
  if (count >= MAX_PROOFS) throw new TooManyProofsError();
  return (solved) => {
    const address = new URL(from);
    address.searchParams.set('proof', JSON.stringify({ ...solved, count: count + 1 }));
    return address;
  };
};
