import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { countedClient, type IsTrustedProxy, plainAddress } from '../../../provider/http/client-address.ts';
import type { ServingLimits } from './serving-limits.ts';

type Peer = Pick<Socket, 'remoteAddress'>;

const addressOf = ({ remoteAddress = '' }: Peer) => plainAddress(remoteAddress) ?? remoteAddress;

/**
 * Closes connections beyond the limits at once. A trusted proxy has many clients, so only the total limit applies to
 * it.
 */
export const limitConnections = (
  server: Server,
  { connections, connectionsPerAddress, connectionsPerNetwork }: ServingLimits,
  isTrusted: IsTrustedProxy,
) => {
  const open = new Map<string, number>();
  const change = (subject: string, by: 1 | -1) => {
    const count = (open.get(subject) ?? 0) + by;
    if (count > 0) open.set(subject, count);
    else open.delete(subject);
    return count;
  };
  server.maxConnections = connections;
  server.on('connection', (socket) => {
    const address = addressOf(socket);
    if (isTrusted(address)) return;
    const { client, network } = countedClient(address);
    const limits = [[client, connectionsPerAddress] as const];
    if (network !== null) limits.push([`${network}/48`, connectionsPerNetwork]);
    const isBeyond = limits.map(([subject, most]) => change(subject, 1) > most).includes(true);
    socket.once('close', () => {
      for (const [subject] of limits) change(subject, -1);
    });
    if (isBeyond) socket.destroy();
  });
};

/**
 * Connections whose client gets no further answer. The server ignores requests that such a client has already sent.
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
