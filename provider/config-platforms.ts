import { ConfigError, type Variables } from './config-values.ts';

/** The platforms that a person can connect. */
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

/** What a platform gave the operator for this provider. */
export interface Credentials {
  readonly clientId: string;
  readonly clientSecret: string;
}

export type PlatformCredentials = Readonly<Partial<Record<ConnectorId, Credentials>>>;

/**
 * `{CONNECTOR}_CLIENT_ID` and `_CLIENT_SECRET` of each platform that is set up.
 * @throws ConfigError for one without the other
 */
export const platformsOf = (given: Variables): PlatformCredentials => {
  const credentials: Partial<Record<ConnectorId, Credentials>> = {};
  for (const id of CONNECTOR_IDS) {
    const [idName, secretName] = [`${id.toUpperCase()}_CLIENT_ID`, `${id.toUpperCase()}_CLIENT_SECRET`];
    const [clientId, clientSecret] = [given[idName], given[secretName]];
    if (clientId === undefined && clientSecret === undefined) continue;
    if (clientId === undefined) throw new ConfigError(idName, `is needed with ${secretName}`);
    if (clientSecret === undefined) throw new ConfigError(secretName, `is needed with ${idName}`);
    credentials[id] = Object.freeze({ clientId, clientSecret });
  }
  return Object.freeze(credentials);
};
