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
