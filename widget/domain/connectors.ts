import type { ConnectorName } from '../types.ts';

/** The connectors of call 3, in the order in which platforms are listed (specification §3 and §7). */
export const CONNECTORS: readonly ConnectorName[] = [
  'youtube',
  'linkedin',
  'reddit',
  'pinterest',
  'instagram',
  'github',
  'facebook',
  'gmail',
];

export const isConnector = (name: unknown): name is ConnectorName =>
  CONNECTORS.some((connector) => connector === name);
