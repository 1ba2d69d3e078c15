export { type ConnectMachine, dataConnectMachine } from './connect.machine.ts';
export type { ConnectContext, ConnectEvent, ConnectInput, FlowOptions, OauthReturn } from './events.ts';
export { type ConnectActor, type ConnectSnapshot, implement } from './implement.ts';
export type { Attempt, OauthReport, OauthWindow, Ports, Share, ShareRequest } from './ports.ts';
export * from './selectors.ts';
