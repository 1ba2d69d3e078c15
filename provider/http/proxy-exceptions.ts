import { BlockList, isIP } from 'node:net';
import { domainToASCII } from 'node:url';

/** One entry of `NO_PROXY`: whether it names this host and port. */
type Names = (host: string, port: string) => boolean;

/** Removes brackets, the zone of an address, and the dot at the end of a complete name. */
const bare = (host: string) =>
  host
    .replace(/^\[(.+)\]$/, '$1')
    .replace(/%.*$/s, '')
    .replace(/\.$/, '')
    .toLowerCase();
const familyOf = (address: string) => (isIP(address) === 4 ? 'ipv4' : 'ipv6');

const networkOf = (address: string, bits: string): Names => {
  const list = new BlockList();
  list.addSubnet(address, Number(bits), familyOf(address));
  return (host) => isIP(host) !== 0 && list.check(host, familyOf(host));
};

const isPrefix = (address: string, bits: string) =>
  /^\d{1,3}$/.test(bits) && Number(bits) <= (isIP(address) === 4 ? 32 : 128);

const namesOf = (entry: string): Names => {
  if (entry === '*') return () => true;
  const [start = '', bits = ''] = entry.split('/');
  if (isIP(bare(start)) !== 0 && isPrefix(bare(start), bits)) return networkOf(bare(start), bits);
  if (isIP(entry) === 6) return (host) => host === bare(entry);
  const [, name = '', port] = /^(.*?)(?::(\d+))?$/.exec(entry) ?? [];
  const plain = bare(name.replace(/^\*?\./, ''));
  // URLs have names in ASCII.
  const own = domainToASCII(plain) || plain;
  return (host, asked) =>
    (port === undefined || port === asked) && (host === own || host.endsWith(`.${own}`));
};

/**
 * Reads `NO_PROXY`, as curl and Go do: names with their subdomains, addresses, networks, each with or without a port,
 * and `*` for all, separated by commas or spaces.
 */
export const proxyExceptions = (text: string): ((url: URL) => boolean) => {
  const entries = text
    .split(/[,\s]+/)
    .filter(Boolean)
    .map(namesOf);
  return ({ hostname, port, protocol }) => {
    const asked = port || (protocol === 'https:' ? '443' : '80');
    return entries.some((names) => names(bare(hostname), asked));
  };
};
