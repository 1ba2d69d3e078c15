import { type AnyStateMachine, type AnyTransitionDefinition, getMicrosteps, getStateNodes } from 'xstate';
import { getShortestPaths, getSimplePaths } from 'xstate/graph';
import {
  type ConnectInput,
  type ConnectSnapshot,
  dataConnectMachine,
  MODEL_STARTED,
  MODEL_USERS,
  type ModelEvent,
  modelEvents,
  modelInput,
  serializeState,
} from '../../widget/machine.ts';
import { transitionName } from './transitions.ts';

// Answers, failures and delays are not in the machine's own event type.
const machine: AnyStateMachine = dataConnectMachine;

export interface PathStep {
  readonly event: ModelEvent;
  readonly before: ConnectSnapshot;
  readonly after: ConnectSnapshot;
  readonly takes: readonly string[];
}

/** A sequence of events that begins with the closed dialog. */
export interface Path {
  readonly title: string;
  readonly input: ConnectInput;
  readonly steps: readonly PathStep[];
}

type Filter = (before: ConnectSnapshot, event: ModelEvent) => boolean;

const payloadOf = (event: ModelEvent): string => {
  if ('error' in event) return [event.error.problem.code, event.error.problem.hint].join(' ');
  const { type: _, ...payload } = event;
  return Object.values(payload)
    .map((value) => (typeof value === 'object' ? JSON.stringify(value) : String(value)))
    .join(' ');
};
const nameOf = (event: ModelEvent) => `${event.type.replace(/^xstate\./, '')} ${payloadOf(event)}`.trim();

const nodesOf = ({ value }: ConnectSnapshot) => getStateNodes(machine.root, value);

const computeTaken = (before: ConnectSnapshot, event: ModelEvent): string[] => {
  const asked: AnyTransitionDefinition[] = machine.getTransitionData(before, event);
  const microsteps = getMicrosteps(machine, before, event);
  const between = microsteps.slice(0, -1);
  // A state may have several eventless transitions. The one that leads to the next microstep was taken.
  const followed = between.flatMap(([snapshot], index) => {
    const next = nodesOf(microsteps[index + 1]?.[0] ?? snapshot);
    return nodesOf(snapshot).flatMap(
      ({ always = [] }) =>
        always.find(({ target = [] }) => target.every((node) => next.includes(node))) ?? [],
    );
  });
  const raised = between.flatMap(([snapshot, actions]) =>
    actions
      .filter(({ type }) => type === 'xstate.raise')
      .flatMap(({ params }) => machine.getTransitionData(snapshot, Reflect.get(Object(params), 'event'))),
  );
  return [...asked, ...followed, ...raised].map(transitionName);
};

/** Thousands of paths share their first steps, and each computation starts an actor. */
const known = new WeakMap<ConnectSnapshot, Map<string, readonly string[]>>();

const takenBy = (before: ConnectSnapshot, event: ModelEvent): readonly string[] => {
  const ofState = known.get(before) ?? new Map<string, readonly string[]>();
  known.set(before, ofState);
  const name = nameOf(event);
  const taken = ofState.get(name) ?? computeTaken(before, event);
  ofState.set(name, taken);
  return taken;
};

type Generator = typeof getShortestPaths | typeof getSimplePaths;

const pathsBy = (
  generate: Generator,
  input: ConnectInput,
  isPossible: Filter,
  keyOf: (
    state: ConnectSnapshot,
    event: ModelEvent | undefined,
    before: ConnectSnapshot | undefined,
  ) => string,
): Path[] => {
  let first: ConnectSnapshot | undefined;
  const found = generate(machine, {
    input,
    events: modelEvents,
    serializeEvent: nameOf,
    serializeState: keyOf,
    limit: 20_000,
    // The element starts a new flow at each opening, so a closed one is not opened again.
    filterEvents: (before: ConnectSnapshot, event: ModelEvent) => {
      first ??= before;
      return (event.type !== 'open' || before === first) && isPossible(before, event);
    },
  });
  return found.map(({ steps }) => {
    const events: { readonly event: ModelEvent; readonly state: ConnectSnapshot }[] = steps;
    const path = events.slice(1).flatMap(({ event, state: after }, index) => {
      const before = events[index]?.state;
      return before ? [{ event, before, after, takes: takenBy(before, event) }] : [];
    });
    return { title: path.map(({ event }) => nameOf(event)).join(' → '), input, steps: path };
  });
};

const longest = (paths: readonly Path[]): Path[] => {
  const titles = paths.map(({ title }) => title).sort();
  const passed = new Set(titles.filter((title, index) => titles[index + 1]?.startsWith(`${title} → `)));
  return paths.filter(({ title }) => title !== '' && !passed.has(title));
};

const everything: Filter = () => true;

/** The shortest path to each event in each state. Paths only to each state would omit most of the transitions back. */
export const shortestPaths = (input: ConnectInput, isPossible: Filter = everything): Path[] =>
  longest(
    pathsBy(getShortestPaths, input, isPossible, (state, event, before) =>
      event && before
        ? `${serializeState(before)} ${nameOf(event)} ${serializeState(state)}`
        : serializeState(state),
    ),
  );

export const simplePaths = (input: ConnectInput, isPossible: Filter): Path[] =>
  longest(pathsBy(getSimplePaths, input, isPossible, serializeState));

/** A few paths that together take every transition of all paths. Paths with the most new transitions come first. */
export const coveringPaths = (paths: readonly Path[]): Path[] => {
  const taken = new Set<string>();
  const gain = ({ steps }: Path) =>
    new Set(steps.flatMap(({ takes }) => takes).filter((t) => !taken.has(t))).size;
  const chosen: Path[] = [];
  for (;;) {
    const [best] = paths
      .map((path) => ({ path, gained: gain(path) }))
      .sort((one, other) => other.gained - one.gained || one.path.steps.length - other.path.steps.length);
    if (!best || best.gained === 0) return chosen;
    chosen.push(best.path);
    for (const { takes } of best.path.steps) for (const name of takes) taken.add(name);
  }
};

const DETOURS = new Set([
  'close',
  'code.tick',
  'code.resend',
  'email.change',
  'user.signOut',
  'user.kept',
  'user.gone',
  'data.toggle',
  'platform.add',
  'passkey.use',
]);

/** An autofilled passkey skips the steps of these paths; an offered one doubles all of them. */
const hasPasskey = (event: ModelEvent) =>
  'output' in event && (event.call === 'usePasskey' || Object(event.output).canAddPasskey === true);

/** Whether an event leads a person forward: it is no failure, and does not go back, close or skip. */
export const isForward: Filter = (before, event) => {
  if ('error' in event || hasPasskey(event) || DETOURS.has(event.type)) return false;
  const isRefused = takenBy(before, event).some((name) => name.endsWith(' stays'));
  const isElsewhere = event.type === 'open' && event.step !== undefined;
  const isTrouble = event.type.startsWith('oauth.') && event.type !== 'oauth.connected';
  return !isRefused && !isElsewhere && !isTrouble;
};

/** A failed sign-out changes nothing. The paths without it cover the following events. */
const isAfterFailedSignOut = ({ context }: ConnectSnapshot) => context.problem?.code === 'signout.refused';

const isWithin =
  (...steps: readonly string[]): Filter =>
  (before, { type }) =>
    before.matches('closed') ||
    (steps.some((step) => step in Object(before.value) || before.value === step) &&
      (!isAfterFailedSignOut(before) || type === 'close'));

/** A part of the flow, started from the saved record that leads directly to it (specification §4.1). */
export interface Stretch {
  readonly title: string;
  readonly input: ConnectInput;
  readonly isPossible: Filter;
}

/** Together they contain every state and every event in it. */
export const STRETCHES: readonly Stretch[] = [
  {
    title: 'signing in and training',
    input: modelInput('email'),
    isPossible: isWithin('email', 'code', 'success', 'training'),
  },
  {
    title: 'going on as the person of another application',
    input: { ...modelInput('email'), isKnown: true },
    isPossible: (before, event) =>
      before.matches('closed')
        ? event.type === 'open' && event.step === undefined
        : before.context.isKnown === true && before.matches('email') && event.type !== 'app.loaded',
  },
  {
    title: 'coming back to the code step',
    input: { ...modelInput('email'), started: MODEL_STARTED },
    isPossible: (before, { type }) =>
      before.matches('closed') ? type === 'open' : before.matches('code') && type === 'email.change',
  },
  { title: 'connecting platforms', input: modelInput('onboarding'), isPossible: isWithin('onboarding') },
  {
    title: 'learning that no platform is on, with a PIN',
    input: { ...modelInput('onboarding'), user: { ...MODEL_USERS.onboarding, pinCreated: true } },
    isPossible: (before, { type }) => before.matches('closed') || type === 'app.loaded',
  },
  {
    title: 'adding a platform',
    input: modelInput('dataRequest'),
    isPossible: (_, event) =>
      event.type === 'open' ? event.step === 'onboarding' : event.type === 'onboarding.skip',
  },
  { title: 'setting a PIN', input: modelInput('pin'), isPossible: isWithin('pin') },
  { title: 'handing a PIN over', input: modelInput('pinWithKey'), isPossible: isWithin('pin') },
  {
    title: 'choosing data',
    input: modelInput('dataRequest'),
    isPossible: isWithin('dataRequest', 'training'),
  },
  {
    title: 'choosing data with auto-fetch',
    input: modelInput('dataRequest', { autoFetch: true }),
    isPossible: isWithin('dataRequest'),
  },
  {
    title: 'signing in again',
    input: modelInput('pin', { autoFetch: true }),
    isPossible: (before, event) =>
      isWithin('email', 'code', 'success', 'pin', 'dataRequest')(before, event) &&
      (isForward(before, event) || ('error' in event && event.error.problem.code === 'session.expired')),
  },
];
