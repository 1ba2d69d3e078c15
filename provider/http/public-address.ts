import { BlockList, isIP } from 'node:net';

/** IPv4 networks that are not on the public internet: https://www.iana.org/assignments/iana-ipv4-special-registry */
const SPECIAL: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];

/** Networks inside the public IPv6 range that lead elsewhere: Teredo and others, documentation, 6to4. */
const SPECIAL_6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const refused = new BlockList();
for (const [network, bits] of SPECIAL) refused.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of SPECIAL_6) refused.addSubnet(network, bits, 'ipv6');

/** All other IPv6 addresses are loopback, link-local, private, multicast, translated or not assigned. */
const unicast = new BlockList();
unicast.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address is on the public internet. An IPv4 address in the form of IPv6 is refused. */
export const isPublicAddress = (address: string): boolean => {
  const family = isIP(address);
  if (family === 4) return !refused.check(address, 'ipv4');
  return family === 6 && unicast.check(address, 'ipv6') && !refused.check(address, 'ipv6');
};
