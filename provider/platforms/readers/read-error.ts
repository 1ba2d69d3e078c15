/**
 * `token`: the platform no longer takes the token. `scope`: it does not allow this reading. `limited`: too many calls.
 * `unreachable`: no answer, half an answer, or a fault of its own. `nonsense`: an answer of another shape than documented.
 */
export type ReadFault = 'token' | 'scope' | 'limited' | 'unreachable' | 'nonsense';

const MESSAGES = {
  token: 'The platform does not take the token',
  scope: 'The platform does not allow this reading',
  limited: 'The platform asks for a pause',
  unreachable: 'The platform gave no whole answer',
  nonsense: 'The answer has another shape than documented',
} as const satisfies Record<ReadFault, string>;

/** Why a reading ended early. What was read before it is kept, and the position with it. */
export class ReadError extends Error {
  override readonly name = 'ReadError';

  constructor(
    readonly fault: ReadFault,
    /** How long the platform asks to wait; `null` where it does not say. */
    readonly retryAfterMs: number | null = null,
    options?: ErrorOptions,
  ) {
    super(MESSAGES[fault], options);
  }
}
