import { type AnyStateNode, getStateNodes } from 'xstate';
import { startStep } from '../domain/user-record.ts';
import type { ConnectEvent } from '../machine/events.ts';
import type { ConnectSnapshot } from '../machine/implement.ts';
import { type AnswerEvent, answersTo } from './answers.ts';
import { SAMPLE_EVENTS } from './samples.ts';

export type ModelEvent =
  | ConnectEvent
  | AnswerEvent
  | { readonly type: `xstate.after.${string}`; readonly delay: string; readonly ms: number };

const msOf = (delay: unknown, snapshot: ConnectSnapshot): number =>
  Number(typeof delay === 'function' ? delay(snapshot) : delay);

/** Of several running delays, returns the one that ends first: a clock cannot skip it. */
const delaysIn = (nodes: readonly AnyStateNode[], snapshot: ConnectSnapshot): ModelEvent[] => {
  const { machine } = snapshot;
  const running = nodes
    .flatMap(({ after }) => after)
    .map(({ eventType, delay }) => ({
      type: `xstate.after.${eventType.slice('xstate.after.'.length)}` as const,
      delay: String(delay),
      ms: msOf(Reflect.get(machine.implementations.delays, String(delay)), snapshot),
    }));
  const first = Math.min(...running.map(({ ms }) => ms));
  return running.filter(
    ({ ms }, index) => ms === first && running.findIndex((one) => one.ms === ms) === index,
  );
};

export const modelEvents = (snapshot: ConnectSnapshot): ModelEvent[] => {
  const nodes: AnyStateNode[] = getStateNodes(snapshot.machine.root, snapshot.value);
  const handled = new Set(nodes.flatMap(({ ownEvents }) => ownEvents));
  const acts = SAMPLE_EVENTS.filter(({ type }) => handled.has(type));
  const answers = nodes.flatMap(({ invoke }) => invoke).flatMap(({ id, src }) => answersTo(id, src));
  return [...acts, ...answers, ...delaysIn(nodes, snapshot)];
};

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
