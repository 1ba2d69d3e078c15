import { startStep } from '../domain/user-record.ts';
import type { ConnectSnapshot } from '../machine/implement.ts';

/** Key of a state: its visible content and possible next states, without times, countdowns and secrets. */
export const serializeState = (snapshot: ConnectSnapshot): string => {
  const { user, expired, connected, failures, attempt, problem, selected, result } = snapshot.context;
  if (snapshot.matches('closed')) return 'closed';
  return JSON.stringify({
    at: snapshot.value,
    signedIn: user !== null && { onboarded: user.onboardingComplete, hasPin: user.pinCreated },
    expiredAt: expired ? startStep(expired) : undefined,
    problem: problem?.code,
    ...(snapshot.matches('onboarding')
      ? {
          connected,
          failed: Object.values(failures).map((failure) => failure?.code),
          attempt: attempt?.platform,
        }
      : {}),
    ...(snapshot.matches('dataRequest') ? { selected, declined: result?.rejected } : {}),
  });
};
