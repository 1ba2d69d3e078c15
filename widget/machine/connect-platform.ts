import { withConnected } from '../domain/user-record.ts';
import type { ConnectorName } from '../types.ts';
import type { ConnectContext } from './events.ts';

/** The parts of the context that change when a platform is connected. */
export const connectPlatform = ({ user, connected, failures }: ConnectContext, platform: ConnectorName) => {
  const all = [...connected.filter((name) => name !== platform), platform];
  return {
    connected: all,
    failures: { ...failures, [platform]: undefined },
    user: user && withConnected(user, all),
  };
};
