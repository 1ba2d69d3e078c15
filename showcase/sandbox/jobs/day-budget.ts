import { limitSubject, networkSubject } from '../../../provider/http/client-address.ts';
import { BoundedMap } from '../http/bounded-map.ts';
import type { Caller } from '../http/caller.ts';
import { CLIENTS_REMEMBERED } from '../limits.ts';

const DAY_MS = 86_400_000;

/**
 * Counts calls for each day: a total limit, and a limit for each client except the owner. A client is an IPv4 address or
 * a /48 network.
 */
export const createDayBudget = (inAll: number, perClient: number, now: () => number) => {
  let day = -1;
  let spent = 0;
  let clients = new BoundedMap<string, number>(CLIENTS_REMEMBERED);

  return ({ address, isLocal }: Caller): boolean => {
    const today = Math.floor(now() / DAY_MS);
    if (today !== day) {
      day = today;
      spent = 0;
      clients = new BoundedMap(CLIENTS_REMEMBERED);
    }
    const client = networkSubject(address) ?? limitSubject(address);
    const own = clients.get(client) ?? 0;
    if (spent >= inAll || (!isLocal && own >= perClient)) return false;
    spent += 1;
    clients.set(client, own + 1);
    return true;
  };
};
