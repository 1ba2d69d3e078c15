/** `unreachable` includes failures of the platform itself. Only the operator can mend an `operator` fault. */
const MESSAGES = {
  token: 'The platform does not take the token',
  scope: 'The platform does not allow this reading',
  limited: 'The platform asks for a pause',
  unreachable: 'The platform gave no whole answer',
  nonsense: 'The answer has another shape than documented',
  absent: 'The account has no such list',
  pending: 'The platform has not collected the account’s data yet',
  operator: 'The platform refuses the application',
} as const;

export type ReadFault = keyof typeof MESSAGES;

export const FAULTS = Object.keys(MESSAGES).filter((name): name is ReadFault => name in MESSAGES);

/** A reading ended early. The entries that were already read stay, with the position. */
export class ReadError extends Error {
  override readonly name = 'ReadError';

  constructor(
    readonly fault: ReadFault,
    /** The requested pause; `null` if the platform gives none. */
    readonly retryAfterMs: number | null = null,
    options?: ErrorOptions,
    /** Status and reason as the platform gives them, for the log. */
    readonly detail = '',
  ) {
    super(`${MESSAGES[fault]}${detail === '' ? '' : ` (${detail})`}`, options);
  }
}
