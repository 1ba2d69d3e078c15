import { BlockList, isIP } from 'node:net';
import { ConfigError } from '../config/values.ts';
import { type IsTrustedProxy, plainAddress } from './client-address.ts';

const LOOPBACK = ['127.0.0.0/8', '::1'];

const familyOf = (address: string) => (isIP(address) === 4 ? 'ipv4' : 'ipv6');

/**
 * Reads `TRUSTED_PROXIES`: IP addresses, networks and `loopback`, separated by commas (`loopback, 10.0.0.0/8`).
 * @throws ConfigError
 */
export const trustedProxies = (text: string | undefined): IsTrustedProxy => {
  const list = new BlockList();
  const entries = (text ?? '').split(',').map((entry) => entry.trim());
  for (const entry of entries.flatMap((each) => (each === 'loopback' ? LOOPBACK : each)).filter(Boolean)) {
    const [address = '', bits, ...more] = entry.split('/');
    const most = isIP(address) === 4 ? 32 : 128;
    const prefix = bits === undefined ? most : Number(bits);
    if (isIP(address) === 0 || more.length > 0 || !/^\d+$/.test(bits ?? '0') || prefix > most)
      throw new ConfigError(
        'TRUSTED_PROXIES',
        'must list IP addresses, networks (10.0.0.0/8, at most /32 or for IPv6 /128) or the word loopback',
      );
    // Peers are compared in their plain form: IPv4 as such, and without a zone.
    const plain = plainAddress(address) ?? address;
    const bitsBefore = isIP(plain) === 4 ? most - 32 : 0;
    if (prefix >= bitsBefore) list.addSubnet(plain, prefix - bitsBefore, familyOf(plain));
  }
  return (address) => isIP(address) !== 0 && list.check(address, familyOf(address));
};
