import errors from './errors.json';
/** A text of the error catalogue (specification §8), its cause and its solution. */
export interface KnownError {
  readonly text: string;
  /** `failure.code`, or the source of the error. */
  readonly code: string;
  readonly cause: string;
  readonly remedy: string;
}

export const ERRORS: readonly KnownError[] = errors;
