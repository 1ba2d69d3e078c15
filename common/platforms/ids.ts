/** The platforms that a person can connect, in the order of the platform list (specification §7). */
export const CONNECTOR_IDS = [
  'youtube',
  'linkedin',
  'reddit',
  'pinterest',
  'instagram',
  'github',
  'facebook',
  'gmail',
] as const;

export type ConnectorId = (typeof CONNECTOR_IDS)[number];

export const isConnectorId = (name: unknown): name is ConnectorId => CONNECTOR_IDS.some((id) => id === name);
