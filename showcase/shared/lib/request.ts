const HEADERS = { fault: 'x-sandbox-fault', scale: 'x-sandbox-scale' } as const;

/** Headers of the sandbox from a page's address: `?fault=status=503`, `?scale=10000` (contract §4). */
export const sandboxHeaders = (search: string): Record<string, string> => {
  const parameters = new URLSearchParams(search);
  return Object.fromEntries(
    Object.entries(HEADERS).flatMap(([parameter, header]) => {
      const value = parameters.get(parameter);
      return value && /^[\x20-\x7e]+$/.test(value) ? [[header, value]] : [];
    }),
  );
};

/** An answer other than 2xx. The text is that of specification §7, call 5. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  constructor(readonly status: number) {
    super(`HTTP error! Status: ${status}`);
  }
}

/** An answer that is not in the format of the call. */
export class AnswerError extends Error {
  override readonly name = 'AnswerError';
}

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
