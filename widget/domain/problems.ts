import {
  ConnectError,
  ERROR_TEXTS,
  type Hint,
  MalformedError,
  type Problem,
  type ProblemCode,
  RequestError,
  UnreachableError,
} from '../errors.ts';

/** The operations that the flow waits for: API calls (specification §7) and the browser's cryptography. */
export type Call =
  | 'sendCode'
  | 'confirmCode'
  | 'continueSession'
  | 'usePasskey'
  | 'addPasskey'
  | 'authorize'
  | 'complete'
  | 'encryptPin'
  | 'setPin'
  | 'prepareResult'
  | 'share';

type FailureKind = ReturnType<typeof kindOf>;

interface CallProblems {
  /** The problem of every failure that `codes` does not list. */
  readonly code: ProblemCode;
  readonly refusal?: ProblemCode;
  readonly codes?: Partial<Record<FailureKind, ProblemCode>>;
  readonly hints?: Partial<Record<FailureKind, Hint>>;
}

const LIMIT_HINTS = { limited: 'retryAfter', locked: 'retryAfter' } as const;
const SERVER_HINTS = { ...LIMIT_HINTS, unavailable: 'unavailable' } as const;

const CONNECTION: CallProblems = {
  code: 'request.unreachable',
  codes: { status: 'authorize.http', malformed: 'request.malformed' },
  hints: LIMIT_HINTS,
};

/** The text (specification §8) and the hint for each failure of each call. */
const PROBLEMS: Readonly<Record<Call, CallProblems>> = {
  sendCode: {
    code: 'code.send',
    hints: { ...SERVER_HINTS, mailRefused: 'mailRefused' },
  },
  confirmCode: {
    code: 'code.invalid',
    codes: { limited: 'code.unchecked', unavailable: 'code.unchecked', malformed: 'code.unchecked' },
    hints: { ...SERVER_HINTS, gone: 'expired', locked: 'tooManyTries', malformed: 'unavailable' },
  },
  continueSession: CONNECTION,
  usePasskey: { code: 'passkey.failed' },
  addPasskey: { code: 'passkey.failed' },
  authorize: CONNECTION,
  complete: CONNECTION,
  encryptPin: { code: 'pin.encrypt' },
  setPin: { code: 'pin.save', refusal: 'pin.wrong', hints: SERVER_HINTS },
  prepareResult: { code: 'share.submission' },
  share: {
    code: 'share.submission',
    refusal: 'share.window',
    codes: { status: 'share.http', malformed: 'share.processing' },
    hints: SERVER_HINTS,
  },
};

/** `locked` is a 429 without a time to wait; `other` is an error of none of these classes. */
const kindOf = (error: unknown) => {
  if (error instanceof UnreachableError) return error.kind;
  if (error instanceof MalformedError) return 'malformed';
  if (!(error instanceof RequestError)) return 'other';
  if (error.status === 410) return 'gone';
  if (error.code === 'mail.refused') return 'mailRefused';
  if (error.status === 429) return error.retryAfterS === undefined ? 'locked' : 'limited';
  return error.status >= 500 ? 'unavailable' : 'status';
};

const codeOf = ({ code, codes, refusal }: CallProblems, error: unknown): ProblemCode => {
  if (refusal && error instanceof RequestError && error.code === refusal) return refusal;
  // Without an answer only the connection is known to be wrong. A text with a reason says so itself.
  if (error instanceof UnreachableError && !ERROR_TEXTS[code].includes('{reason}')) return error.problem.code;
  return codes?.[kindOf(error)] ?? (error instanceof RequestError ? codes?.status : undefined) ?? code;
};

const paramsOf = (code: ProblemCode, error: unknown): Pick<Problem, 'params'> => {
  const own = error instanceof ConnectError ? error.problem.params : {};
  const known = { ...own, reason: error instanceof Error ? error.message : String(error) };
  const named = Object.entries(known).filter(([name]) => ERROR_TEXTS[code].includes(`{${name}}`));
  return named.length > 0 ? { params: Object.fromEntries(named) } : {};
};

/** In call 4, a 401 without a code has no other cause; in call 3 it may be a missing API key. */
const isSessionOver = (error: unknown, call: Call): boolean =>
  error instanceof RequestError &&
  error.status === 401 &&
  (error.code?.startsWith('session.') || (error.code === '' && call === 'share'));

/** A `ConnectError` that is no request error keeps its own problem. */
export const problemOf = (error: unknown, call: Call): Problem => {
  const kind = kindOf(error);
  if (kind === 'other' && error instanceof ConnectError) return error.problem;
  if (isSessionOver(error, call)) return { code: 'session.expired' };
  const code = codeOf(PROBLEMS[call], error);
  const hint = PROBLEMS[call].hints?.[kind];
  const hasWait = error instanceof RequestError && (kind === 'limited' || kind === 'unavailable');
  return {
    code,
    ...paramsOf(code, error),
    ...(hint && { hint }),
    ...(hasWait && { retryAfterS: error.retryAfterS }),
  };
};

export const callError = (error: unknown, call: Call, { aborted }: Pick<AbortSignal, 'aborted'>): unknown =>
  aborted ? error : new ConnectError(problemOf(error, call), error);
