export { type ConnectMachine, dataConnectMachine } from './connect.machine.ts';
export type { ConnectContext, ConnectEvent, ConnectInput, FlowOptions, OauthReturn } from './events.ts';
export { type ConnectActor, type ConnectSnapshot, implement } from './implement.ts';
export {
  MODEL_NOW,
  MODEL_OPTIONS,
  MODEL_USERS,
  type ModelCall,
  type ModelEvent,
  modelEvents,
  modelInput,
  type Sight,
  serializeState,
  sightsOf,
} from './model.ts';
export type { Attempt, OauthReport, OauthWindow, Ports, Share, ShareRequest } from './ports.ts';
export * from './selectors.ts';
