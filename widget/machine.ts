/** The state machine of the dialog, with the samples and events for tests of its model. */
export type { Call as ModelCall } from './domain/problems.ts';
export { type ConnectMachine, dataConnectMachine } from './machine/connect.machine.ts';
export type {
  ConnectContext,
  ConnectEvent,
  ConnectInput,
  FlowOptions,
  OauthReturn,
} from './machine/events.ts';
export { type ConnectActor, type ConnectSnapshot, implement } from './machine/implement.ts';
export type {
  Attempt,
  OauthReport,
  OauthWindow,
  Ports,
  Share,
  ShareRequest,
  StartedSignIn,
} from './machine/ports.ts';
export * from './machine/selectors.ts';
export { type ModelEvent, modelEvents, serializeState } from './testing/events.ts';
export { MODEL_NOW, MODEL_OPTIONS, MODEL_STARTED, MODEL_USERS, modelInput } from './testing/samples.ts';
export { type VisibleElement, visibleElements } from './testing/visible.ts';
