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

const outcomeOf = ({ context: { selected, user, result } }: ConnectSnapshot): string => {
  const approved = selected.length > 0 ? `approved ${selected.join(', ')}` : 'nothing shared';
  const failed = result?.success === false ? '; the call failed' : '';
  return `${approved}${failed}; ${user?.isNewUser ? 'a new person' : 'an existing person'}`;
};

/** Such as `dataRequest › choosing, personality on`. */
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
  readonly place: Place;
}

/** A shortest path from the closed dialog, with no person signed in. */
export interface MachinePath {
  readonly id: string;
  /** `complete` if the host gets its result. */
  readonly goal: Place | 'complete';
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

/** A person would not watch a longer wait. */
const LONGEST_WAIT_MS = 60_000;

const STARTS_CALL = new Set(['email.submit', 'code.resend', 'platform.press', 'data.share', 'data.decline']);

export interface PlayConditions {
  readonly testMode: boolean;
  /** In px. */
  readonly previewWidth: number;
}

export type Playability =
  | { readonly kind: 'playable'; readonly note: string | null }
  | { readonly kind: 'unplayable'; readonly reason: string };

/** Up to this width, the page itself goes to the provider (specification §9). */
const PHONE_WIDTH = 768;

const reasonAgainst = (
  { event }: PathStep,
  before: ModelEvent | undefined,
  { testMode, previewWidth }: PlayConditions,
): string | null => {
  if (event.type.startsWith('oauth.')) return 'needs a report of the provider’s own window';
  if (/^passkey\.(use|add)$/.test(event.type) || ('call' in event && /passkey/i.test(event.call))) {
    return 'needs a passkey of this device';
  }
  if (event.type === 'platform.cancel') return 'needs the provider’s window to be closed by hand';
  if (event.type === 'user.kept') return 'the browser’s storage would have to refuse a removal';
  if ('error' in event) {
    if (event.call === 'encryptPin' || event.call === 'prepareResult') {
      return 'WebCrypto would have to fail';
    }
    if (testMode && (event.call === 'sendCode' || event.call === 'authorize')) {
      return 'test mode makes no such call';
    }
  }
  if ('ms' in event) {
    if (event.ms > LONGEST_WAIT_MS) return `takes ${event.ms / 60_000} minutes`;
    if (before && (STARTS_CALL.has(before.type) || isCodeGiven(before))) {
      return 'a call would have to stay unanswered meanwhile';
    }
  }
  if (event.type === 'platform.press' && previewWidth <= PHONE_WIDTH) {
    return 'on a phone-wide preview the page itself leaves for the provider';
  }
  return null;
};

const isCodeGiven = (event: ModelEvent) => event.type === 'code.submit' && event.code !== '';

/** The preview plays a path by filling and pressing alone. */
export const playabilityOf = (steps: readonly PathStep[], conditions: PlayConditions): Playability => {
  for (const [index, step] of steps.entries()) {
    const reason = reasonAgainst(step, steps[index - 1]?.event, conditions);
    if (reason) return { kind: 'unplayable', reason: `${labelOf(step.event)}: ${reason}` };
  }
  const waited = steps.reduce((ms, { event }) => ms + ('ms' in event ? event.ms : 0), 0);
  return { kind: 'playable', note: waited >= 5000 ? `takes ${Math.round(waited / 1000)} s` : null };
};

/** `act`: by the person; `host`: by the page; `auto`: by the machine itself. */
export const actorOf = (event: ModelEvent) => {
  if (event.type.startsWith('xstate.') || event.type.startsWith('oauth.') || event.type === 'code.tick')
    return 'auto';
  return event.type === 'user.gone' || (event.type === 'open' && event.step === 'training') ? 'host' : 'act';
};

/** Never contains a secret. */
export const labelOf = (event: ModelEvent): string => {
  if ('error' in event) return `${event.call} fails`;
  if ('output' in event) return `${event.call} answers`;
  if ('ms' in event)
    return `after ${event.ms >= 60_000 ? `${event.ms / 60_000} min` : `${event.ms / 1000} s`}`;
  switch (event.type) {
    case 'open':
      return event.step ? 'startTraining()' : 'open';
    case 'email.submit':
      return event.email.endsWith('nowhere') ? 'email.submit, malformed' : 'email.submit';
    case 'code.submit':
      return event.code === '' ? 'code.submit, empty' : 'code.submit';
    case 'pin.submit':
      return event.pin.length < 8 ? 'pin.submit, too short' : 'pin.submit';
    case 'platform.press':
      return `platform.press ${event.platform}`;
    case 'data.toggle':
      return `data.toggle ${event.id}`;
    case 'oauth.closed':
      return event.blank ? 'oauth.closed, blank' : 'oauth.closed';
    case 'oauth.returned':
      return event.problem ? 'oauth.returned, refused' : 'oauth.returned';
    default:
      return event.type;
  }
};
