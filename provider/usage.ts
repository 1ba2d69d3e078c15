/** A command line that says too little, too much, or something unknown. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
