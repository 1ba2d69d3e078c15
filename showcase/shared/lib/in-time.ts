/** How long a page waits for an answer, as long as the widget does. */
const ANSWER_LIMIT_MS = 20_000;

/** No whole answer within the limit. */
export class SilenceError extends Error {
  override readonly name = 'SilenceError';
  constructor() {
    super(`No answer within ${ANSWER_LIMIT_MS / 1000} s`);
  }
}

/** What `request` gives, answer and body, unless that takes longer than 20 s; then rejects with `SilenceError`. */
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
