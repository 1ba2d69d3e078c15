import { limitSubject } from '../../../provider/client-address.ts';
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

/**
 * A token bucket for each client. It returns 0 if the request is allowed, else the milliseconds until the next one is.
 */
export const createRateLimit = ({ requests, perMs }: Rate, now: () => number) => {
  const buckets = new BoundedMap<string, Bucket>(CLIENTS_REMEMBERED);
  return (address: string): number => {
    const client = limitSubject(address);
    const at = now();
    const { tokens, at: before } = buckets.get(client) ?? { tokens: requests, at };
    const filled = Math.min(requests, tokens + ((at - before) * requests) / perMs);
    const isAllowed = filled >= 1;
    buckets.set(client, { tokens: isAllowed ? filled - 1 : filled, at });
    return isAllowed ? 0 : Math.ceil(((1 - filled) * perMs) / requests);
  };
};
