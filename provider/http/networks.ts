import { BlockList, isIP } from 'node:net';
import { ConfigError } from '../config/values.ts';
import type { IsTrustedProxy } from './client-address.ts';

const familyOf = (address: string) => (isIP(address) === 4 ? 'ipv4' : 'ipv6');

export const isNetwork = (text: string): boolean => {
  const [, address = '', bits = '0'] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  return isIP(address) !== 0 && Number(bits) <= (isIP(address) === 4 ? 32 : 128);
};

/** IPv4 in IPv6 counts as IPv4. */
export const networks = (...entries: readonly string[]): ((address: string) => boolean) => {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = '', bits] = entry.split('/');
    if (bits === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(bits), familyOf(address));
  }
  return (address) => isIP(address) !== 0 && list.check(address, familyOf(address));
};

const LOOPBACK = ['127.0.0.0/8', '::1'];

/** @throws ConfigError */
export const trustedProxies = (text: string | undefined): IsTrustedProxy => {
  const entries = (text ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .flatMap((entry) => (entry === 'loopback' ? LOOPBACK : entry))
    .filter(Boolean);
  if (entries.every(isNetwork)) return networks(...entries);
  throw new ConfigError(
    'TRUSTED_PROXIES',
    'must list IP addresses, networks (10.0.0.0/8, at most /32 or for IPv6 /128) or the word loopback',
  );
};

/** Networks that are not on the public internet: https://www.iana.org/assignments/iana-ipv4-special-registry */
const isSpecial = networks(
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
  ...['192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24'],
  ...['203.0.113.0/24', '224.0.0.0/3'],
  // Inside the public IPv6 range: Teredo and others, documentation, 6to4.
  ...['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'],
);
/** All other IPv6 addresses are loopback, link-local, private, multicast, translated or not assigned. */
const isUnicast = networks('2000::/3');

/** Whether an IP address is on the public internet. An IPv4 address in the form of IPv6 is refused. */
export const isPublicAddress = (address: string): boolean =>
  isIP(address) !== 0 && !isSpecial(address) && (isIP(address) === 4 || isUnicast(address));
