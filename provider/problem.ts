import problems from './http/problems.json';

/** Every refusal of the calls: HTTP status and title. Programs read the code. */
export const PROBLEMS = problems;
export type ProblemCode = keyof typeof PROBLEMS;

/** A refusal of a call, with a reason for the caller. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly status: number;
  readonly title: string;

  /**
   * @param code read by programs
   * @param detail read by developers; never contains a code, a token or an address
   * @param retryAfterS seconds until the next try is useful
   * @param members further members of the answer (RFC 9457, section 3.2)
   */
  constructor(
    readonly code: ProblemCode,
    readonly detail?: string,
    readonly retryAfterS?: number,
    readonly members: Readonly<Record<string, unknown>> = {},
  ) {
    super(code);
    ({ status: this.status, title: this.title } = PROBLEMS[code]);
  }
}
