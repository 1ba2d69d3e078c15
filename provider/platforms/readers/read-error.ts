/**
 * `token`: the platform no longer accepts the token. `scope`: it does not allow this reading. `limited`: too many
 * calls. `unreachable`: no answer, an incomplete one, or a failure of the platform. `nonsense`: an answer in an
 * undocumented format.
 */
export type ReadFault = 'token' | 'scope' | 'limited' | 'unreachable' | 'nonsense';

const MESSAGES = {
  token: 'The platform does not take the token',
  scope: 'The platform does not allow this reading',
  limited: 'The platform asks for a pause',
  unreachable: 'The platform gave no whole answer',
  nonsense: 'The answer has another shape than documented',
} as const satisfies Record<ReadFault, string>;

/** Why a reading ended early. The entries that were already read stay, with the position. */
export class ReadError extends Error {
  override readonly name = 'ReadError';

  constructor(
    readonly fault: ReadFault,
    /** The requested pause; `null` if the platform does not say. */
    readonly retryAfterMs: number | null = null,
    options?: ErrorOptions,
  ) {
    super(MESSAGES[fault], options);
  }
}
