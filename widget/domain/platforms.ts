import type { ConnectorId } from '../../common/platforms/ids.ts';
import type { Facts } from '../../common/platforms/kit/facts.ts';
import { factsOf } from '../../common/platforms/platforms.ts';

export interface Platform extends Facts {
  readonly connector: ConnectorId;
}

export const platformsFor = (connectors: readonly ConnectorId[]): Platform[] =>
  connectors.map((connector) => ({ connector, ...factsOf(connector) }));
