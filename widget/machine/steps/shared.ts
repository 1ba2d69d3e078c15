import { type Call, problemOf } from '../../domain/problems.ts';
import type { Problem } from '../../errors.ts';
import type { Step } from '../../types.ts';

/** Hands the event over as the parameters of a guard or an action. */
export const ofEvent = <Event>({ event }: { event: Event }): Event => event;

/** Entry of every step. It is emitted before the step's first request (contract §2.2). */
export const entering = (step: Step) =>
  [{ type: 'notifyStep', params: { step } }, { type: 'clearProblem' }] as const;

const failingWith = <Params>(params: Params) =>
  [
    { type: 'keepProblem', params },
    { type: 'notifyFailure', params },
  ] as const;

export const failing = (step: Step, problem: Problem) => failingWith({ problem, step });

export const failureOf =
  (step: Step, call: Call) =>
  ({ event }: { event: { error: unknown } }) => ({ problem: problemOf(event.error, call), step });

export const failingWithError = (step: Step, call: Call) => failingWith(failureOf(step, call));

/** The first transition of a failed call: a person whose session has ended signs in again. */
export const expiring = {
  guard: { type: 'isSessionOver', params: ofEvent },
  target: '#email.expired',
  actions: ['expire', 'forgetUser'],
} as const;

/** After call 1. Each new code has its own challenge. */
export const keepingChallenge = [{ type: 'keepChallenge', params: ofEvent }, 'saveSignIn'] as const;

export const sendingStates = {
  initial: 'soon',
  states: { soon: { after: { longSending: 'slow' } }, slow: { tags: 'slow' } },
} as const;

export const signingIn = <Target extends string>(target: Target) =>
  ({
    target: `#${target}`,
    actions: [{ type: 'signIn', params: ofEvent }, 'saveUser', 'saveSignIn'],
  }) as const;

export const followingSignOut = { target: '#email', actions: ['dropUser'] } as const;

/** Events of every step of a signed-in person: a sign-out here, or in another tab. */
export const whileSignedIn = (step: Step) =>
  ({
    // `forgetUser` sends one of the next two events.
    'user.signOut': { actions: 'forgetUser' },
    'user.forgotten': { target: '#email', actions: ['notifySignOut', 'endSession', 'dropUser'] },
    'user.kept': { actions: [...failing(step, { code: 'signout.refused' })] },
    'user.gone': followingSignOut,
  }) as const;
