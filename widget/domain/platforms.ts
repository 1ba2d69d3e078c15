import type { ConnectorName } from '../types.ts';

/** The eight platforms (specification §3): name, brand colour and the connector of call 3. */
export const PLATFORMS = [
  { connector: 'youtube', name: 'YouTube', color: '#ff0000' },
  { connector: 'linkedin', name: 'LinkedIn', color: '#0a66c2' },
  { connector: 'reddit', name: 'Reddit', color: '#ff4500' },
  { connector: 'pinterest', name: 'Pinterest', color: '#bd081c' },
  { connector: 'instagram', name: 'Instagram', color: '#e4405f' },
  { connector: 'github', name: 'GitHub', color: '#181717' },
  { connector: 'facebook', name: 'Facebook', color: '#0866ff' },
  { connector: 'gmail', name: 'Gmail', color: '#ea4335' },
] as const satisfies readonly { connector: ConnectorName; name: string; color: string }[];

export type Platform = (typeof PLATFORMS)[number];

/** Returns the platforms that a host lists, in its order. */
export const platformsFor = (connectors: readonly ConnectorName[]): Platform[] =>
  connectors.flatMap((name) => PLATFORMS.filter(({ connector }) => connector === name));
