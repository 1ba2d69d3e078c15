import { countedClient } from '../../../provider/http/client-address.ts';
import { BoundedMap } from '../http/bounded-map.ts';
import { CLIENTS_REMEMBERED } from '../limits.ts';

/** The number of requests allowed at once, and the time in which the same number becomes available again. */
export interface Rate {
  readonly requests: number;
  readonly perMs: number;
}

interface Bucket {
  readonly tokens: number;
  readonly at: number;
}

/** Rate of a /48 network of IPv6, as a multiple of a client's: a site has many clients, and an attacker can have its own. */
const CLIENTS_OF_A_NETWORK = 10;

/**
 * A token bucket for each client, and for each network. It returns 0 if the request is allowed, else the milliseconds
 * until the next one is.
 */
export const createRateLimit = ({ requests, perMs }: Rate, now: () => number) => {
  const buckets = new BoundedMap<string, Bucket>(CLIENTS_REMEMBERED);

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
