import { type Call, problemOf } from '../../domain/problems.ts';
import type { Problem } from '../../errors.ts';
import type { SignIn, Step } from '../../types.ts';

/** Entry of every step: it is emitted before the step's first request (contract §2.2). */
export const entering = (step: Step) =>
  [{ type: 'notifyStep', params: { step } }, { type: 'clearProblem' }] as const;

const failingWith = <Params>(params: Params) =>
  [
    { type: 'keepProblem', params },
    { type: 'notifyFailure', params },
  ] as const;

/** Shows a known problem and emits it. */
export const failing = (step: Step, problem: Problem) => failingWith({ problem, step });

/** Parameters of an action that takes the problem of a call's error. */
export const failureOf =
  (step: Step, call: Call) =>
  ({ event }: { event: { error: unknown } }) => ({ problem: problemOf(event.error, call), step });

/** Shows and emits the problem of a call's error. */
export const failingWithError = (step: Step, call: Call) => failingWith(failureOf(step, call));

/** The first answer to a failed call of a signed-in person: where the session is over, the person signs in again. */
export const lapsing = {
  guard: {
    type: 'isSessionOver',
    params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }),
  },
  target: '#email.expired',
  actions: ['expire', 'forgetUser'],
} as const;

/** After call 1: each new code has a challenge of its own. */
export const keepingChallenge = {
  type: 'keepChallenge',
  params: ({ event }: { event: { output: string | undefined } }) => ({ challenge: event.output }),
} as const;

/** After a sign-in: the record is kept, and the person goes on. */
export const signingIn = <Target extends string>(target: Target) =>
  ({
    target: `#${target}`,
    actions: [
      {
        type: 'signIn',
        params: ({ event }: { event: { output: SignIn } }) => ({ signIn: event.output }),
      },
      'saveUser',
    ],
  }) as const;

/** The person signed out in another tab. */
export const followingSignOut = { target: '#email', actions: ['dropUser'] } as const;

/** What every step of a signed-in person allows: signing out here, and following a sign-out in another tab. */
export const whileSignedIn = (step: Step) =>
  ({
    // `forgetUser` answers with one of the next two.
    'user.signOut': { actions: 'forgetUser' },
    'user.forgotten': { target: '#email', actions: ['notifySignOut', 'endSession', 'dropUser'] },
    'user.kept': { actions: [...failing(step, { code: 'signout.refused' })] },
    'user.gone': followingSignOut,
  }) as const;
