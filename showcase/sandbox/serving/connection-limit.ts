import type { Server } from 'node:http';
import type { BlockList, Socket } from 'node:net';
import { isTrusted, plainAddress } from './addresses.ts';
import type { ServingLimits } from './serving-limits.ts';

/**
 * Closes connections beyond the limits at once. A trusted proxy has many clients, so only the total limit applies to
 * it.
 */
export const limitConnections = (
  server: Server,
  { connections, connectionsPerAddress }: ServingLimits,
  trusted: BlockList | undefined,
) => {
  const open = new Map<string, number>();
  server.maxConnections = connections;
  server.on('connection', (socket) => {
    const address = plainAddress(socket.remoteAddress ?? '');
    if (isTrusted(trusted, address)) return;
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

type Peer = Pick<Socket, 'remoteAddress'>;

/**
 * Connections whose client has had its last answer. The server ignores requests that such a client has already sent.
 * Otherwise ten megabytes of requests would occupy the server for minutes, each of them answered with 429.
 */
export const createTurnedAway = (trusted: BlockList | undefined) => {
  const turnedAway = new WeakSet<Peer>();
  return {
    isTurnedAway: (peer: Peer) => turnedAway.has(peer),
    /** Returns `undefined` for a trusted proxy, whose connection serves other clients too. */
    turnAway: (peer: Peer) =>
      isTrusted(trusted, plainAddress(peer.remoteAddress ?? ''))
        ? undefined
        : () => void turnedAway.add(peer),
  };
};
