/** An answer other than 2xx; the text is the specification's (§7, call 5). */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  constructor(readonly status: number) {
    super(`HTTP error! Status: ${status}`);
  }
}

/** An answer that isn't what the call promises. */
export class AnswerError extends Error {
  override readonly name = 'AnswerError';
}
