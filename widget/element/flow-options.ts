import type { FlowOptions } from '../machine/events.ts';
import type { ConnectOptions } from '../types.ts';

/** The options that stay the same during one opening (contract §2.1). */
export const flowOptions = (options: ConnectOptions): FlowOptions => {
  const { appName, connectors, requestData, testMode } = options;
  // A code comes from call 4 only.
  const autoFetch = options.autoFetch || options.responseType === 'code';
  return { appName, autoFetch, connectors, requestData, testMode };
};
