import { fillText, type TextParams } from '../common/fill-text.ts';
import { PAGE_ALTERED } from './trigger-texts.ts';

/** The exact texts of the error catalogue (specification §8), and of cases that it does not cover. */
export const ERROR_TEXTS = {
  'email.invalid': 'Please enter a valid email address',
  'code.send': 'Failed to send verification code',
  'code.invalid': 'Invalid verification code',
  'code.test': 'Invalid code. Use {secret} for testing.',
  'authorize.http': 'HTTP {status}: {text}',
  'authorize.url': 'No OAuth URL found. Backend should return one of: {keys}',
  'popup.blocked': 'Popup blocked. Please allow popups and try again.',
  'connection.cancelled': 'Connection was cancelled',
  'connection.timeout': 'Connection timeout',
  'connection.refused': 'The connection was refused: {reason}',
  'share.http': 'API request failed: {status}',
  'share.processing': 'Processing failed: {reason}',
  'share.submission': 'Submission failed: {reason}',
  'pin.invalid': 'Please choose a PIN that meets all three rules',
  'pin.encrypt': 'Your PIN could not be protected in this browser. Open the page over HTTPS and try again.',
  'pin.save': 'Failed to save your PIN',
  'pin.wrong': 'This is not the PIN that you chose before',
  'passkey.failed': 'That did not work with a passkey. You can go on without one.',
  'session.expired': 'Please sign in again',
  'signout.refused':
    'You are still signed in: the browser refused to remove the saved record. Delete the data of this site in its settings.',
  'request.unreachable': 'The service could not be reached. Check your connection and try again.',
  'request.timeout': 'The service did not answer in time. Please try again.',
  'request.malformed': 'The service gave an answer that could not be read.',
  'element.render': 'Failed to render {provider} button',
  'element.detached': 'The dialog cannot open: its element is not on the page',
  'element.hidden': 'The dialog cannot open: its element is not displayed',
  'page.altered': PAGE_ALTERED,
} as const;

/** Stable name of a failure; a key of {@link ERROR_TEXTS}. */
export type ProblemCode = keyof typeof ERROR_TEXTS;

/** A second sentence with advice about a failure. */
export type Hint =
  | 'mailRefused'
  | 'retryAfter'
  | 'expired'
  | 'tooManyTries'
  | 'unreachable'
  | 'timeout'
  | 'unavailable';

/** A failure as shown to the person. It is plain data, so that the machine's context can hold it. */
export interface Problem {
  readonly code: ProblemCode;
  readonly params?: TextParams;
  readonly hint?: Hint;
  /** Seconds until the next try is useful, from the server's `Retry-After`. */
  readonly retryAfterS?: number;
}

export { fillText, type TextParams };

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
