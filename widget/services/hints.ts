import { type Problem, RequestError, UnreachableError } from '../errors.ts';

/** What a failed request lets the person be told beside the specification's text. */
export const hintsOf = (error: unknown): Pick<Problem, 'hint' | 'retryAfterS'> => {
  if (error instanceof UnreachableError) return { hint: error.kind };
  if (!(error instanceof RequestError)) return {};
  const { status, retryAfterS } = error;
  if (status === 429) return { hint: 'retryAfter', retryAfterS };
  return status >= 500 ? { hint: 'unavailable', retryAfterS } : {};
};
