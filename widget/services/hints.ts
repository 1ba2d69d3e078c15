import { type Problem, RequestError, UnreachableError } from '../errors.ts';

/** The hint that a failed request adds to the specification's text. */
export const hintsOf = (error: unknown): Pick<Problem, 'hint' | 'retryAfterS'> => {
  if (error instanceof UnreachableError) return { hint: error.kind };
  if (!(error instanceof RequestError)) return {};
  const { status, retryAfterS } = error;
  if (status === 429) return { hint: 'retryAfter', retryAfterS };
  return status >= 500 ? { hint: 'unavailable', retryAfterS } : {};
};
