import { isIP } from 'node:net';

export interface CountedClient {
  /** An IPv4 address or a /64 network; empty if the call has no connection. */
  readonly client: string;
  /** The /48 network of an IPv6 address; `null` for any other address. */
  readonly network: string | null;
}

/** A solved proof of work, which lifts one refusal. */
export interface VerifiedProof {
  readonly id: string;
  readonly work: number;
}

/** The subject of a limit of sign-ins: a signed-in person, or a client, maybe with a solved proof of work. */
export type SignInSubject =
  | { readonly personId: string }
  | (CountedClient & { readonly proof: VerifiedProof | null });

/** Whether the `X-Forwarded-*` headers of the peer at this address count. */
export type IsTrustedProxy = (address: string) => boolean;

/** IPv4 in IPv6 (RFC 4291 §2.5.5.2), in the notation of URLs. */
const MAPPED = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/;
/** IPv4 behind a translator (RFC 6052 §2.1): in a data centre without IPv4, every IPv4 client has such an address. */
const TRANSLATED = /^64:ff9b::([\da-f]{1,4}):([\da-f]{1,4})$/;

const ipv4In = (form: RegExp, address: string): string | null => {
  const groups = form.exec(address)?.slice(1);
  if (groups === undefined) return null;
  const bytes = groups.map((group) => Number.parseInt(group, 16)).flatMap((pair) => [pair >> 8, pair & 255]);
  return bytes.join('.');
};

/** The canonical form of `203.0.113.5:4431`, `[2001:db8::1]:443`, `fe80::1%eth0`, `::ffff:203.0.113.5`; else `null`. */
export const plainAddress = (text: string): string | null => {
  const bare = /^\[(.+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
  const [address = ''] = bare.split('%');
  if (isIP(address) === 4) return address;
  if (isIP(address) === 0) return null;
  const spelled = new URL(`http://[${address}]`).hostname.slice(1, -1);
  return ipv4In(MAPPED, spelled) ?? spelled;
};

/** Behind a translator, clients share the /64 network, so the IPv4 address counts. */
const countedAddress = (address: string): string => {
  const plain = plainAddress(address) ?? address;
  return ipv4In(TRANSLATED, plain) ?? plain;
};

/** The peer, or the right-most untrusted address of `X-Forwarded-For`: a caller may write those further left. */
export const clientAddress = (
  peer: string,
  forwardedFor: string | null,
  isTrustedProxy: IsTrustedProxy,
): string => {
  let address = plainAddress(peer) ?? peer;
  const hops = (forwardedFor ?? '').split(',').map((hop) => hop.trim());
  // Empty elements of a list do not count (RFC 9110, section 5.6.1.2).
  for (const hop of hops.filter(Boolean).reverse()) {
    if (!isTrustedProxy(address)) return address;
    const next = plainAddress(hop);
    if (next === null) return address;
    address = next;
  }
  return address;
};

/** Groups of an IPv6 address that belong to one customer, who can use any address that begins with them. */
const CLIENT_GROUPS = 4;
/** Groups that belong to one site (RFC 6177), which can use any customer's network that begins with them. */
const SITE_GROUPS = 3;

const groupsOf = (address: string): readonly string[] => {
  const [head = '', tail] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...Array<string>(zeros).fill('0'), ...right];
};

/** The subjects of limits for the client of a call. Each limit must count both: client and network. */
export const countedClient = (address: string): CountedClient => {
  const plain = countedAddress(address);
  if (isIP(plain) !== 6) return { client: plain, network: null };
  const [client = '', network = ''] = [CLIENT_GROUPS, SITE_GROUPS].map((count) =>
    groupsOf(plain).slice(0, count).join(':'),
  );
  return { client, network };
};

/** Headers of proxies, tunnels and content networks, such as `CF-Connecting-IP` and `CDN-Loop` (RFC 8586). */
const OF_PROXIES =
  /^(?:via|cdn-loop|proxy-connection|.{0,40}forwarded(?:-.+)?|x-original-.+|x-real-.+|cf-.+|x-envoy-.+|x-azure-.+|x-amz-cf-.+|x-arr-.+|(?:x-)?[a-z-]{1,40}-(?:client-)?ip)$/;

/** Whether a request came through a proxy. The proxy may have replaced the host by a loopback name. */
export const isThroughProxy = (names: Iterable<string>): boolean => {
  for (const name of names) if (OF_PROXIES.test(name.toLowerCase())) return true;
  return false;
};
