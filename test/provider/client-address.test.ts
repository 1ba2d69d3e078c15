import { describe, expect, it } from 'vitest';
import { clientAddress, countedClient, limitSubject } from '../../provider/client-address.ts';

describe('the client’s address', () => {
  const isTrusted = (address: string) => address.startsWith('10.');

  it.each<[string, string, string | null, string]>([
    ['the peer without a proxy', '192.0.2.7', '203.0.113.9', '192.0.2.7'],
    ['what the trusted proxy saw', '10.0.0.1', '203.0.113.9', '203.0.113.9'],
    ['not what the client made up', '10.0.0.1', '198.51.100.1, 203.0.113.9', '203.0.113.9'],
    ['past a chain of trusted proxies', '10.0.0.1', '203.0.113.9, 10.0.0.2', '203.0.113.9'],
    ['the proxy where it says nonsense', '10.0.0.1', 'unknown', '10.0.0.1'],
    ['what stands among empty elements', '10.0.0.1', ' , 203.0.113.9,, 10.0.0.2 ,', '203.0.113.9'],
    ['what a proxy wrote with a port', '10.0.0.1', '203.0.113.5:4431', '203.0.113.5'],
    ['an IPv6 address with a port', '10.0.0.1', '[2001:db8::1]:4431', '2001:db8::1'],
    ['an IPv6 address without its zone', '10.0.0.1', 'fe80::1%eth0', 'fe80::1'],
    ['IPv4 where the proxy wrote it in IPv6', '::ffff:10.0.0.1', '::ffff:203.0.113.5', '203.0.113.5'],
    ['IPv4 where the socket names it in IPv6', '::ffff:cb00:7105', null, '203.0.113.5'],
  ])('is %s', (_name, peer, forwarded, expected) => {
    expect(clientAddress(peer, forwarded, isTrusted)).toBe(expected);
  });

  it('counts as its /64 network in IPv6', () => {
    const ends = ['2001:db8:1:2::7', '2001:db8:1:2:ffff::1', '2001:0db8:0001:0002:0:0:0:9'];
    expect(new Set(ends.map(limitSubject)).size).toBe(1);
    expect(limitSubject('2001:db8::1')).not.toBe(limitSubject('2001:db8:0:1::1'));
  });

  it('counts as itself in IPv4, also if it is written in IPv6', () => {
    expect(limitSubject('192.0.2.7')).toBe('192.0.2.7');
    expect(['::ffff:192.0.2.7', '::FFFF:c000:0208'].map(limitSubject)).toEqual(['192.0.2.7', '192.0.2.8']);
  });

  it('counts as itself in IPv4 behind a translator, whose clients share a /64 network', () => {
    const behind = (address: string) => countedClient(`64:ff9b::${address}`);
    expect(behind('198.51.100.7')).toEqual({ client: '198.51.100.7', network: null });
    expect(behind('c633:6408')).toEqual({ client: '198.51.100.8', network: null });
    // A trusted proxy is not recognised behind a translator: any client may use its address there.
    expect(clientAddress('64:ff9b::10.0.0.1', '203.0.113.9', isTrusted)).toBe('64:ff9b::a00:1');
  });
});
