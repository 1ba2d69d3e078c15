import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { plainAddress } from '../../../provider/client-address.ts';
import type { IsTrustedProxy } from '../../../provider/trusted-proxies.ts';
import type { ServingLimits } from './serving-limits.ts';

type Peer = Pick<Socket, 'remoteAddress'>;

const addressOf = ({ remoteAddress = '' }: Peer) => plainAddress(remoteAddress) ?? remoteAddress;

/**
 * Closes connections beyond the limits at once. A trusted proxy has many clients, so only the total limit applies to
 * it.
 */
export const limitConnections = (
  server: Server,
  { connections, connectionsPerAddress }: ServingLimits,
  isTrusted: IsTrustedProxy,
) => {
  const open = new Map<string, number>();
  server.maxConnections = connections;
  server.on('connection', (socket) => {
    const address = addressOf(socket);
    if (isTrusted(address)) return;
    const count = (open.get(address) ?? 0) + 1;
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
    if (count > connectionsPerAddress) socket.destroy();
  });
};

/**
 * Connections whose client has had its last answer. The server ignores requests that such a client has already sent.
 * Otherwise ten megabytes of requests would occupy the server for minutes, each of them answered with 429.
 */
export const createTurnedAway = (isTrusted: IsTrustedProxy) => {
  const turnedAway = new WeakSet<Peer>();
  return {
    isTurnedAway: (peer: Peer) => turnedAway.has(peer),
    /** Returns `undefined` for a trusted proxy, whose connection serves other clients too. */
    turnAway: (peer: Peer) => (isTrusted(addressOf(peer)) ? undefined : () => void turnedAway.add(peer)),
  };
};
