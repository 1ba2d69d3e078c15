import { CONNECTOR_IDS, type ConnectorId } from '../common/platforms/ids.ts';
import { ConfigError, type Variables } from './config-values.ts';

/** The credentials that a platform gave the operator. */
export interface Credentials {
  readonly clientId: string;
  readonly clientSecret: string;
}

export type PlatformCredentials = Readonly<Partial<Record<ConnectorId, Credentials>>>;

/**
 * `docker run --env-file` makes a comment after the value a part of it. The platform would refuse that only when a
 * person connects.
 */
const requireNoSpaces = (variable: string, value: string) => {
  if (/\s/.test(value))
    throw new ConfigError(variable, 'must have no spaces, and no comment after its value');
};

/**
 * Reads `{CONNECTOR}_CLIENT_ID` and `_CLIENT_SECRET` of each configured platform.
 * @throws ConfigError if only one of them is set, or has spaces
 */
export const platformsOf = (given: Variables): PlatformCredentials => {
  const credentials: Partial<Record<ConnectorId, Credentials>> = {};
  for (const id of CONNECTOR_IDS) {
    const [idName, secretName] = [`${id.toUpperCase()}_CLIENT_ID`, `${id.toUpperCase()}_CLIENT_SECRET`];
    const [clientId, clientSecret] = [given[idName], given[secretName]];
    if (clientId === undefined && clientSecret === undefined) continue;
    if (clientId === undefined) throw new ConfigError(idName, `is needed with ${secretName}`);
    if (clientSecret === undefined) throw new ConfigError(secretName, `is needed with ${idName}`);
    requireNoSpaces(idName, clientId);
    requireNoSpaces(secretName, clientSecret);
    credentials[id] = Object.freeze({ clientId, clientSecret });
  }
  return Object.freeze(credentials);
};
