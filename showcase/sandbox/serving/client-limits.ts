import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { countedClient, type IsTrustedProxy, plainAddress } from '../../../provider/http/client-address.ts';
import { BoundedMap, CLIENTS_REMEMBERED } from '../limits.ts';

const MINUTE = 60_000;

export const SERVING_LIMITS = {
  connections: 2_000,
  /** For an IPv4 address or a /64 network. */
  connectionsPerAddress: 200,
  /** For a /48 network of IPv6. */
  connectionsPerNetwork: 500,
  headersMs: 10_000,
  requestMs: 20_000,
  /** Idle time without a byte in either direction. */
  silenceMs: 2 * MINUTE,
  files: { requests: 1_200, perMs: MINUTE },
  calls: { requests: 240, perMs: MINUTE },
  /** `POST /api/email/verify`: each of these requests would send an e-mail. */
  codes: { requests: 30, perMs: 10 * MINUTE },
};

export type ServingLimits = typeof SERVING_LIMITS;

/** The number of requests allowed at once, and the time in which the same number becomes available again. */
export interface Rate {
  readonly requests: number;
  readonly perMs: number;
}

/** Rate of a /48 network of IPv6, as a multiple of a client's: a site has many clients, and an attacker can have its own. */
const CLIENTS_OF_A_NETWORK = 10;

/** Milliseconds until the next request is allowed; 0 if this one is. */
export const createRateLimit = ({ requests, perMs }: Rate, now: () => number) => {
  const buckets = new BoundedMap<string, { readonly tokens: number; readonly at: number }>(
    CLIENTS_REMEMBERED,
  );

  const take = (subject: string, most: number): number => {
    const at = now();
    const { tokens, at: before } = buckets.get(subject) ?? { tokens: most, at };
    const filled = Math.min(most, tokens + ((at - before) * most) / perMs);
    const isAllowed = filled >= 1;
    buckets.set(subject, { tokens: isAllowed ? filled - 1 : filled, at });
    return isAllowed ? 0 : Math.ceil(((1 - filled) * perMs) / most);
  };

  return (address: string): number => {
    const { client, network } = countedClient(address);
    const waitMs = take(client, requests);
    // A refused request does not count for the client's network.
    if (waitMs > 0 || network === null) return waitMs;
    return take(`${network}/48`, CLIENTS_OF_A_NETWORK * requests);
  };
};

type Peer = Pick<Socket, 'remoteAddress'>;

const addressOf = ({ remoteAddress = '' }: Peer) => plainAddress(remoteAddress) ?? remoteAddress;

/** A trusted proxy has many clients, so only the total limit applies to it. */
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

/** Connections whose further requests are ignored. Answering ten megabytes of requests with 429 would take minutes. */
export const createTurnedAway = (isTrusted: IsTrustedProxy) => {
  const turnedAway = new WeakSet<Peer>();
  return {
    isTurnedAway: (peer: Peer) => turnedAway.has(peer),
    turnAway: (peer: Peer) => (isTrusted(addressOf(peer)) ? undefined : () => void turnedAway.add(peer)),
  };
};
