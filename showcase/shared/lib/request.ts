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

/** The text is that of specification §7, call 5. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  constructor(readonly status: number) {
    super(`HTTP error! Status: ${status}`);
  }
}

export class AnswerError extends Error {
  override readonly name = 'AnswerError';
}

/** The same as the widget's. */
const ANSWER_LIMIT_MS = 20_000;

/** Covers the answer and its body; the signal aborts with a `TimeoutError`. */
export const inTime = <Answer>(
  signal: AbortSignal,
  request: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> => request(AbortSignal.any([signal, AbortSignal.timeout(ANSWER_LIMIT_MS)]));
