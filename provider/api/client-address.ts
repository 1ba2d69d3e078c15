import { isIP } from 'node:net';

/**
 * Who calls: the peer of the connection or, where that is a trusted proxy, the nearest address in `X-Forwarded-For`
 * that is none. What stands further left was written by the caller and counts for nothing.
 */
export const clientAddress = (
  peer: string,
  forwardedFor: string | null,
  isTrustedProxy: (address: string) => boolean,
): string => {
  let address = peer;
  for (const hop of (forwardedFor ?? '').split(',').reverse()) {
    if (!isTrustedProxy(address)) return address;
    const next = hop.trim();
    if (isIP(next) === 0) return address;
    address = next;
  }
  return address;
};

/** Bits of an IPv6 address that one customer has: counting whole addresses would limit nobody. */
const NETWORK_GROUPS = 4;

/** What a limit per client counts: the address, or the /64 network of an IPv6 one. */
export const limitSubject = (address: string): string => {
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array<string>(Math.max(0, zeros)).fill('0'), ...right];
  return groups
    .slice(0, NETWORK_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
};
