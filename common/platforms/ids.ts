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

/** All platforms that signals come from. The last ones cannot be connected; only their downloads are read. */
export const SOURCE_IDS = [...CONNECTOR_IDS, 'google-news', 'x', 'spotify', 'tiktok'] as const;

export type SourceId = (typeof SOURCE_IDS)[number];

export const isSourceId = (name: unknown): name is SourceId => SOURCE_IDS.some((id) => id === name);
