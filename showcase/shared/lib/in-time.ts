/** The time limit for an answer, the same as the widget's. */
const ANSWER_LIMIT_MS = 20_000;

/** The answer was not complete within the limit. */
export class SilenceError extends Error {
  override readonly name = 'SilenceError';
  constructor() {
    super(`No answer within ${ANSWER_LIMIT_MS / 1000} s`);
  }
}

/** Resolves like `request`, with answer and body; rejects with `SilenceError` after 20 s. */
export const inTime = async <Answer>(
  signal: AbortSignal,
  request: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> => {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(new SilenceError()), ANSWER_LIMIT_MS);
  try {
    return await request(AbortSignal.any([signal, limit.signal]));
  } finally {
    clearTimeout(timer);
  }
};
