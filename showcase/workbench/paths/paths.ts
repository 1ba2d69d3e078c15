import type { AnyStateMachine } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import {
  type ConnectSnapshot,
  dataConnectMachine,
  type ModelEvent,
  modelEvents,
  modelInput,
  selectStep,
  serializeState,
} from '../../../widget/machine.ts';
import type { Place } from '../preview/use-preview.ts';

const placeOf = (snapshot: ConnectSnapshot): Place => selectStep(snapshot) ?? 'closed';

const flat = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value);
  // A parallel state has several regions.
  if (entries.length > 1)
    return [entries.map(([name, below]) => [name, ...flat(below)].join(' ')).join(', ')];
  return entries.flatMap(([name, below]) => [name, ...flat(below)]);
};

/** Describes the host's result and the person it is about. */
const outcomeOf = ({ context: { selected, user, result } }: ConnectSnapshot): string => {
  const approved = selected.length > 0 ? `approved ${selected.join(', ')}` : 'nothing shared';
  const failed = result?.success === false ? '; the call failed' : '';
  return `${approved}${failed}; ${user?.isNewUser ? 'a new person' : 'an existing person'}`;
};

/** The nested state as text, with the details that distinguish it: `dataRequest › choosing, personality on`. */
const stateName = (snapshot: ConnectSnapshot): string => {
  const { problem, connected, failures, selected, user } = snapshot.context;
  const failed = Object.values(failures).flatMap((failure) => (failure ? [failure.code] : []));
  const notes = [
    problem?.code,
    snapshot.matches('onboarding') && connected.length > 0 && `${connected.join(', ')} connected`,
    snapshot.matches('onboarding') && failed.length > 0 && failed.join(', '),
    snapshot.matches('dataRequest') && selected.length > 1 && `${selected.at(-1)} on`,
    user && !user.isNewUser && 'an existing person',
  ].filter(Boolean);
  const place = flat(snapshot.value).join(' › ');
  return notes.length > 0 ? `${place} (${notes.join('; ')})` : place;
};

export interface PathStep {
  readonly event: ModelEvent;
  /** Top-level state after the step. */
  readonly place: Place;
}

/** A shortest path from the closed dialog, with no person signed in, to one state of the machine. */
export interface MachinePath {
  readonly id: string;
  /** The top-level state at the end, or `complete` if the host gets its result. */
  readonly goal: Place | 'complete';
  /** The whole nested state as text. */
  readonly reaches: string;
  readonly steps: readonly PathStep[];
}

// Answers, failures and delays are not in the machine's own event type.
const machine: AnyStateMachine = dataConnectMachine;

const nameOf = (event: ModelEvent): string => JSON.stringify(event);

/** A dialog can close from every step, and complete in several ways. Each way counts as a separate target. */
const keyOf = (after: ConnectSnapshot, event?: ModelEvent, before?: ConnectSnapshot): string => {
  const person = after.context.user?.isNewUser;
  if (!after.matches('closed') || !event || !before) return `${serializeState(after)} ${person}`;
  const from = event.type === 'close' ? placeOf(before) : serializeState(before);
  return `closed by ${event.type} from ${from} ${person}`;
};

const isCompleted = (before: ConnectSnapshot | undefined, after: ConnectSnapshot) =>
  after.matches('closed') && before?.matches('dataRequest') === true && after.context.result !== null;

/** The shortest path to each state of the real machine. */
export const machinePaths = (options: { readonly autoFetch: boolean }): MachinePath[] => {
  let first: ConnectSnapshot | undefined;
  const found = getShortestPaths(machine, {
    input: modelInput('email', options),
    events: modelEvents,
    serializeEvent: nameOf,
    serializeState: keyOf,
    limit: 20_000,
    // A path ends when the dialog closes. Opening it again belongs to another path.
    filterEvents: (before: ConnectSnapshot, event: ModelEvent) => {
      first ??= before;
      return event.type !== 'open' || before === first;
    },
  });
  return found.flatMap((path): MachinePath[] => {
    const walked: readonly { event: ModelEvent; state: ConnectSnapshot }[] = path.steps;
    const steps = walked.slice(1).map(({ event, state }) => ({ event, place: placeOf(state) }));
    const last = walked.at(-1)?.state;
    if (steps.length === 0 || !last) return [];
    const isDone = isCompleted(walked.at(-2)?.state, last);
    return [
      {
        id: steps.map(({ event }) => nameOf(event)).join(' '),
        goal: isDone ? 'complete' : placeOf(last),
        reaches: isDone ? `complete (${outcomeOf(last)})` : stateName(last),
        steps,
      },
    ];
  });
};
