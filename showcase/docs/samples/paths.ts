import {
  dataConnectMachine,
  modelEvents,
  modelInput,
  serializeState,
  visibleElements,
} from 'data-connect/machine';
import type { AnyStateMachine } from 'xstate';
import { getShortestPaths } from 'xstate/graph';

// Answers and delays are events too, but none of the machine's own type.
const machine: AnyStateMachine = dataConnectMachine;

/** Every state a new person can come to: what happens on the way, and what is on the screen there. */
export const paths = getShortestPaths(machine, {
  input: modelInput('email'),
  events: modelEvents,
  serializeState,
  filterEvents: (before, { type }) => type !== 'open' || before.context.email === '',
}).map(({ steps, state }) => ({
  events: steps.slice(1).map(({ event }) => event),
  visible: visibleElements(state),
}));
