// @vitest-environment node
import { expect, it } from 'vitest';
import { readConfiguration } from '../../../showcase/sandbox/serving/configuration.ts';
import { callerOf } from '../../../showcase/sandbox/serving/connection.ts';

const OWN = '192.168.1.5';

const callerFrom = (
  peer: string,
  headers: Record<string, string>,
  variables: Record<string, string> = {},
  localAddress = OWN,
) => callerOf({ headers, socket: { remoteAddress: peer, localAddress } }, readConfiguration(variables));

const PUBLIC = { PUBLIC_URL: 'https://demo.example' };
const PROXIED = { ...PUBLIC, TRUSTED_PROXIES: 'loopback, 10.0.0.0/8' };

it.each(['localhost:4173', '127.0.0.1:4173', '[::1]:4173', 'LOCALHOST:80'])(
  'a request from this computer is local at %s',
  (host) => {
    const caller = callerFrom('127.0.0.1', { host });
    expect(caller).toMatchObject({ isLocal: true, mayTest: true, origin: new URL(`http://${host}`).origin });
  },
);

it.each(['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example', '', 'a b', '10.1.2.3'])(
  'a request is refused at the host %j',
  (host) => {
    expect(callerFrom('127.0.0.1', { host })).toBeNull();
    expect(callerFrom('127.0.0.1', { host }, PUBLIC)).toBeNull();
  },
);

it.each([
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'via',
  'forwarded',
  'cf-ray',
])('a request is not local if %s shows a proxy in between', (name) => {
  const caller = callerFrom('127.0.0.1', { host: 'localhost', [name]: '203.0.113.9' });
  expect(caller).toMatchObject({ isLocal: false, mayTest: false, address: '127.0.0.1' });
});

it('a request through nginx with nothing but proxy_pass, in HTTP/1.0, is not local', () => {
  const socket = { remoteAddress: '127.0.0.1', localAddress: '127.0.0.1' };
  const from = (httpVersion: string) =>
    callerOf({ headers: { host: '127.0.0.1:4173' }, httpVersion, socket }, readConfiguration({}));
  expect(from('1.1')).toMatchObject({ isLocal: true, mayTest: true });
  expect(from('1.0')).toMatchObject({ isLocal: false, mayTest: false });
});

it('a request without a host, as a proxy’s health check sends, is answered and never local', () => {
  const own = callerFrom('127.0.0.1', {}, {}, '127.0.0.1');
  expect(own).toMatchObject({ origin: 'http://127.0.0.1', isLocal: false, mayTest: false });
  expect(callerFrom('::1', {}, {}, '::1')).toMatchObject({ origin: 'http://[::1]', isLocal: false });
  expect(callerFrom('10.0.0.1', {}, PROXIED)?.origin).toBe('https://demo.example');
});

it('a request from another computer is accepted at the server’s own address or HOST, and is not local', () => {
  const origin = `http://${OWN}:4173`;
  const stranger = { origin, address: '192.168.1.9', isLocal: false, mayTest: false };
  expect(callerFrom('192.168.1.9', { host: `${OWN}:4173` })).toEqual(stranger);
  expect(callerFrom('192.168.1.9', { host: 'localhost' })?.isLocal).toBe(false);
  const named = callerFrom('192.168.1.9', { host: 'box.lan:4173' }, { HOST: 'box.lan' });
  expect(named?.origin).toBe('http://box.lan:4173');
  expect(callerFrom('192.168.1.9', { host: OWN }, { SANDBOX: '1' })).toMatchObject({
    isLocal: false,
    mayTest: true,
  });
});

it('a request behind a TLS proxy has absolute addresses of PUBLIC_URL, and is never local', () => {
  for (const host of ['demo.example', 'demo.example:443', 'DEMO.example']) {
    const caller = callerFrom('127.0.0.1', { host }, PUBLIC);
    expect(caller).toMatchObject({ origin: 'https://demo.example', isLocal: false, mayTest: false });
    expect(callerFrom('127.0.0.1', { host }, { PUBLIC_URL: 'https://demo.example:8443' })).toBeNull();
  }
  expect(callerFrom('127.0.0.1', { host: 'localhost:4173' }, PUBLIC)?.isLocal).toBe(false);
});

it.each([
  ['the client that a trusted proxy names', '203.0.113.7', '203.0.113.7'],
  ['it, not addresses that it added itself', '127.0.0.1, 198.51.100.1, 203.0.113.7, 10.0.0.2', '203.0.113.7'],
  ['the proxy for a text that is no address', '203.0.113.7, nonsense', '10.0.0.1'],
])('a request behind a proxy counts as %s', (_, text, address) => {
  const headers = { host: 'demo.example', 'x-forwarded-for': text };
  expect(callerFrom('::ffff:10.0.0.1', headers, PROXIED)?.address).toBe(address);
  expect(callerFrom('203.0.113.99', headers, PROXIED)?.address).toBe('203.0.113.99');
});

it('a request has the scheme and the host of a trusted proxy only, and only the server’s own host', () => {
  const secure = { host: 'localhost:4173', 'x-forwarded-proto': 'https' };
  const trusted = callerFrom('127.0.0.1', secure, { TRUSTED_PROXIES: 'loopback' });
  expect(trusted?.origin).toBe('https://localhost:4173');
  expect(callerFrom('127.0.0.1', secure)?.origin).toBe('http://localhost:4173');
  const proxied = { host: 'inner:4173', 'x-forwarded-host': 'demo.example' };
  expect(callerFrom('10.0.0.1', proxied, PROXIED)?.origin).toBe('https://demo.example');
  expect(callerFrom('203.0.113.7', proxied, PROXIED)).toBeNull();
  const evil = { host: 'demo.example', 'x-forwarded-host': 'evil.example' };
  expect(callerFrom('10.0.0.1', evil, PROXIED)).toBeNull();
});

it.each([
  ['PORT', '70000'],
  ['PUBLIC_URL', 'ftp://demo.example'],
  ['PUBLIC_URL', 'https://demo.example/path'],
  ['TRUSTED_PROXIES', '10.0.0.0/33'],
  ['SANDBOX', 'yes'],
  ['LOG_LEVEL', 'loud'],
])('the server does not start with %s=%j, and names it', (name, text) => {
  expect(() => readConfiguration({ [name]: text })).toThrow(name);
});
