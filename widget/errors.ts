import { fillText, type TextParams } from '../common/fill-text.ts';
import { errors, page } from '../common/locales/en.json';

/** The exact texts of the error catalogue (specification §8), and of cases that it does not cover. */
export const ERROR_TEXTS = /* @__PURE__ */ Object.assign({}, errors, page);

/** Stable name of a failure; a key of {@link ERROR_TEXTS}. */
export type ProblemCode = keyof typeof ERROR_TEXTS;

/** A second sentence with advice about a failure. */
export type Hint = 'mailRefused' | 'retryAfter' | 'expired' | 'tooManyTries' | 'unavailable';

/** A failure as shown to the person. It is plain data, so that the machine's context can hold it. */
export interface Problem {
  readonly code: ProblemCode;
  readonly params?: TextParams;
  readonly hint?: Hint;
  /** Seconds until the next try is useful, from the server's `Retry-After`. */
  readonly retryAfterS?: number;
}

/** Base class of all errors of the widget: a stable `code` and the English text as `message`. */
export class ConnectError extends Error {
  override readonly name: string = 'ConnectError';

  constructor(
    readonly problem: Problem,
    cause?: unknown,
  ) {
    super(fillText(ERROR_TEXTS[problem.code], problem.params), { cause });
  }
}

/** A request returned a status other than 2xx. */
export class RequestError extends ConnectError {
  override readonly name = 'RequestError';

  constructor(
    readonly status: number,
    statusText: string,
    /** Seconds, from `Retry-After`. */
    readonly retryAfterS?: number,
    /** The server's own code. Without one, it is empty for a request with a session token. */
    readonly code?: string,
    /** The proof of work that the server asks for. */
    readonly proof?: unknown,
  ) {
    super({ code: 'authorize.http', params: { status, text: statusText }, retryAfterS });
  }
}

/** A request got no answer: no network, or none within the time limit. */
export class UnreachableError extends ConnectError {
  override readonly name = 'UnreachableError';

  constructor(
    readonly kind: 'unreachable' | 'timeout',
    cause?: unknown,
  ) {
    super({ code: `request.${kind}` }, cause);
  }
}

/** The body of an answer does not have the expected shape. */
export class MalformedError extends ConnectError {
  override readonly name = 'MalformedError';

  constructor(cause?: unknown) {
    super({ code: 'request.malformed' }, cause);
  }
}
