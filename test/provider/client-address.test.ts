import { expect, it } from 'vitest';
import { clientAddress, countedClient } from '../../provider/http/client-address.ts';
import { ask } from './support/ask.ts';
import { MAILING, startProvider } from './support/provider.ts';

const counted = (address: string) => countedClient(address).client;

const isTrusted = (address: string) => address.startsWith('10.');

it.each<[string, string, string | null, string]>([
  ['the peer without a proxy', '192.0.2.7', '203.0.113.9', '192.0.2.7'],
  ['what the trusted proxy saw', '10.0.0.1', '203.0.113.9', '203.0.113.9'],
  ['not what the client made up', '10.0.0.1', '198.51.100.1, 203.0.113.9', '203.0.113.9'],
  ['the proxy where it says nonsense', '10.0.0.1', 'unknown', '10.0.0.1'],
  ['an IPv6 address with a port', '10.0.0.1', '[2001:db8::1]:4431', '2001:db8::1'],
  ['IPv4 where the proxy wrote it in IPv6', '::ffff:10.0.0.1', '::ffff:203.0.113.5', '203.0.113.5'],
])('the client’s address is %s', (_name, peer, forwarded, expected) => {
  expect(clientAddress(peer, forwarded, isTrusted)).toBe(expected);
});

it('the client’s address counts as its /64 network in IPv6', () => {
  const ends = ['2001:db8:1:2::7', '2001:db8:1:2:ffff::1', '2001:0db8:0001:0002:0:0:0:9'];
  expect(new Set(ends.map(counted)).size).toBe(1);
  expect(counted('2001:db8::1')).not.toBe(counted('2001:db8:0:1::1'));
});

it('the client’s address counts as itself in IPv4, also if it is written in IPv6', () => {
  expect(counted('192.0.2.7')).toBe('192.0.2.7');
  expect(['::ffff:192.0.2.7', '::FFFF:c000:0208'].map(counted)).toEqual(['192.0.2.7', '192.0.2.8']);
});

it('the client’s address counts as itself in IPv4 behind a translator, whose clients share a /64 network', () => {
  const behind = (address: string) => countedClient(`64:ff9b::${address}`);
  expect(behind('198.51.100.7')).toEqual({ client: '198.51.100.7', network: null });
  expect(behind('c633:6408')).toEqual({ client: '198.51.100.8', network: null });
  // A trusted proxy is not recognised behind a translator: any client may use its address there.
  expect(clientAddress('64:ff9b::10.0.0.1', '203.0.113.9', isTrusted)).toBe('64:ff9b::a00:1');
});

it('the log says once that a proxy which names the client is not trusted', async () => {
  for (const name of ['x-forwarded-for', 'forwarded', 'cf-connecting-ip']) {
    const provider = await startProvider({ variables: { TRUSTED_PROXIES: '10.0.0.0/8' } });
    const warnings = () => provider.lines.filter((line) => line.includes('TRUSTED_PROXIES'));
    const headers = { [name]: '203.0.113.5' };
    await ask(provider, '/api/openapi.json', { peer: '10.0.0.1', headers });
    expect(warnings()).toEqual([]);
    for (const _ of [1, 2]) await ask(provider, '/api/openapi.json', { peer: '192.0.2.1', headers });
    expect(warnings()).toEqual([expect.not.stringMatching(/203\.0|192\.0/)]);
  }
});

it.each([
  ['https://id.example', 1],
  ['http://localhost:4174', 0],
])('a provider at %s says %i times that its trusted proxy names no client', async (PUBLIC_URL, times) => {
  const provider = await startProvider({
    variables: { PUBLIC_URL, TRUSTED_PROXIES: 'loopback', ...MAILING },
  });
  const unnamed = () => provider.lines.filter((line) => line.includes('has no X-Forwarded-For'));
  const headers = { 'x-forwarded-for': '203.0.113.5' };
  await ask(provider, '/api/openapi.json', { peer: '127.0.0.1', headers });
  expect(unnamed()).toEqual([]);
  for (const _ of [1, 2]) await ask(provider, '/api/openapi.json', { peer: '127.0.0.1' });
  expect(unnamed()).toHaveLength(times);
});
