/** Cost of one try to guess a PIN, or to solve a proof of work. */
export interface Work {
  /** Cost N of scrypt for a PIN. */
  readonly pinCost: number;
  /** Iterations of PBKDF2 for one try of a proof of work. */
  readonly proofIterations: number;
}

/** A proof's try takes 2 ms on a computer of 2026. WebCrypto runs it off the page's main thread. */
export const WORK: Work = { pinCost: 2 ** 15, proofIterations: 5_000 };
