import {
  dataConnectMachine,
  modelEvents,
  modelInput,
  serializeState,
  visibleElements,
} from 'data-connect/machine';
import type { AnyStateMachine } from 'xstate';
import { getShortestPaths } from 'xstate/graph';

// Answers and delays are events too, but not of the machine's event type.
const machine: AnyStateMachine = dataConnectMachine;

/** Every state that a new person can reach, with the events on the way and the screen's content. */
export const paths = getShortestPaths(machine, {
  input: modelInput('email'),
  events: modelEvents,
  serializeState,
  filterEvents: (before, { type }) => type !== 'open' || before.context.email === '',
}).map(({ steps, state }) => ({
  events: steps.slice(1).map(({ event }) => event),
  visible: visibleElements(state),
}));
