// @vitest-environment node
import { expect, it } from 'vitest';
import { callerOf } from '../../../showcase/sandbox/serving/addresses.ts';
import { readConfiguration } from '../../../showcase/sandbox/serving/configuration.ts';

const OWN = '192.168.1.5';

/** The caller that the server recognises for a request from a peer with these headers. */
const callerFrom = (
  peer: string,
  headers: Record<string, string>,
  variables: Record<string, string> = {},
  localAddress = OWN,
) => callerOf({ headers, socket: { remoteAddress: peer, localAddress } }, readConfiguration(variables));

const PUBLIC = { PUBLIC_URL: 'https://demo.example' };
const PROXIED = { ...PUBLIC, TRUSTED_PROXIES: 'loopback, 10.0.0.0/8' };

it.each(['localhost:4173', '127.0.0.1:4173', '[::1]:4173', 'LOCALHOST:80'])(
  'a request to a server on loopback is local at %s',
  (host) => {
    const caller = callerFrom('127.0.0.1', { host });
    expect(caller).toMatchObject({ isLocal: true, mayTest: true, origin: new URL(`http://${host}`).origin });
  },
);

it.each([
  'evil.example',
  'evil.example:4173',
  'localhost.evil.example',
  '127.0.0.1.evil.example',
  '10.1.2.3',
])('a request to a server on loopback is refused at the host %j', (host) => {
  expect(callerFrom('127.0.0.1', { host })).toBeNull();
});

it.each([
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'via',
  'forwarded',
  'cf-ray',
])('a request to a server on loopback is not local if %s shows a proxy in between', (name) => {
  const caller = callerFrom('127.0.0.1', { host: 'localhost', [name]: '203.0.113.9' });
  expect(caller).toMatchObject({ isLocal: false, mayTest: false, address: '127.0.0.1' });
});

it('through nginx with nothing but proxy_pass, in HTTP/1.0 and for a loopback address, is not local', () => {
  const socket = { remoteAddress: '127.0.0.1', localAddress: '127.0.0.1' };
  const from = (httpVersion: string) =>
    callerOf({ headers: { host: '127.0.0.1:4173' }, httpVersion, socket }, readConfiguration({}));
  expect(from('1.1')).toMatchObject({ isLocal: true, mayTest: true });
  expect(from('1.0')).toMatchObject({ isLocal: false, mayTest: false });
});

it('a request without a host, as a proxy’s health check sends, is answered at the address of the connection, or with the public address, and is never local', () => {
  const own = callerFrom('127.0.0.1', {}, {}, '127.0.0.1');
  expect(own).toMatchObject({ origin: 'http://127.0.0.1', isLocal: false, mayTest: false });
  expect(callerFrom('::1', {}, {}, '::1')).toMatchObject({ origin: 'http://[::1]', isLocal: false });
  expect(callerFrom('10.0.0.1', {}, PROXIED)?.origin).toBe('https://demo.example');
});

it('a request from another computer is accepted at the local address of the connection, and is not local', () => {
  const caller = callerFrom('192.168.1.9', { host: `${OWN}:4173` });
  expect(caller).toEqual({
    origin: `http://${OWN}:4173`,
    address: '192.168.1.9',
    isLocal: false,
    mayTest: false,
  });
});

it('a request from another computer is not local either when it names localhost', () => {
  expect(callerFrom('192.168.1.9', { host: 'localhost' })?.isLocal).toBe(false);
});

it('a request from another computer may test with SANDBOX=1', () => {
  expect(callerFrom('192.168.1.9', { host: OWN }, { SANDBOX: '1' })).toMatchObject({
    isLocal: false,
    mayTest: true,
  });
});

it('a request from another computer is accepted at the name given as HOST', () => {
  expect(callerFrom('192.168.1.9', { host: 'box.lan:4173' }, { HOST: 'box.lan' })?.origin).toBe(
    'http://box.lan:4173',
  );
});

it('a request behind a TLS proxy gets absolute addresses of PUBLIC_URL', () => {
  const caller = callerFrom('127.0.0.1', { host: 'demo.example' }, PUBLIC);
  expect(caller).toMatchObject({ origin: 'https://demo.example', isLocal: false, mayTest: false });
});

it.each(['demo.example:443', 'DEMO.example'])(
  'a request behind a TLS proxy is accepted at %s, which is the same address',
  (host) => {
    expect(callerFrom('127.0.0.1', { host }, PUBLIC)?.origin).toBe('https://demo.example');
    expect(callerFrom('127.0.0.1', { host }, { PUBLIC_URL: 'https://demo.example:8443' })).toBeNull();
  },
);

it('a request behind a TLS proxy is never local while PUBLIC_URL is public, for any host from the proxy', () => {
  expect(callerFrom('127.0.0.1', { host: 'localhost:4173' }, PUBLIC)?.isLocal).toBe(false);
});

it('a request behind a TLS proxy counts as the client that a trusted proxy names', () => {
  const headers = { host: 'demo.example', 'x-forwarded-for': '203.0.113.7' };
  expect(callerFrom('127.0.0.1', headers, PROXIED)?.address).toBe('203.0.113.7');
});

it('a request behind a TLS proxy ignores addresses that the client itself added before', () => {
  const headers = {
    host: 'demo.example',
    'x-forwarded-for': '127.0.0.1, 198.51.100.1, 203.0.113.7, 10.0.0.2',
  };
  expect(callerFrom('10.0.0.1', headers, PROXIED)?.address).toBe('203.0.113.7');
});

it.each(['nonsense', '', '203.0.113.7, nonsense'])(
  'a request behind a TLS proxy uses the proxy’s peer for X-Forwarded-For: %j',
  (text) => {
    const headers = { host: 'demo.example', 'x-forwarded-for': text };
    expect(callerFrom('10.0.0.1', headers, PROXIED)?.address).toBe('10.0.0.1');
  },
);

it.each([
  ['203.0.113.7:5123', '203.0.113.7'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
])('a request behind a TLS proxy reads %s as %s', (text, address) => {
  const headers = { host: 'demo.example', 'x-forwarded-for': text };
  expect(callerFrom('::ffff:127.0.0.1', headers, PROXIED)?.address).toBe(address);
});

it('a request behind a TLS proxy takes the scheme from a trusted proxy only, if PUBLIC_URL is not set', () => {
  const headers = { host: 'localhost:4173', 'x-forwarded-proto': 'https' };
  expect(callerFrom('127.0.0.1', headers, { TRUSTED_PROXIES: 'loopback' })?.origin).toBe(
    'https://localhost:4173',
  );
  expect(callerFrom('127.0.0.1', headers)?.origin).toBe('http://localhost:4173');
});

it('a request behind a TLS proxy takes X-Forwarded-Host from a trusted proxy only, and only the server’s own host', () => {
  const proxied = { host: 'inner:4173', 'x-forwarded-host': 'demo.example' };
  expect(callerFrom('10.0.0.1', proxied, PROXIED)?.origin).toBe('https://demo.example');
  expect(callerFrom('203.0.113.7', proxied, PROXIED)).toBeNull();
  expect(
    callerFrom('10.0.0.1', { host: 'demo.example', 'x-forwarded-host': 'evil.example' }, PROXIED),
  ).toBeNull();
});

it.each([
  ['PORT', 'many'],
  ['PUBLIC_URL', 'demo.example'],
  ['PUBLIC_URL', 'https://demo.example/path'],
  ['TRUSTED_PROXIES', 'proxy.example'],
  ['TRUSTED_PROXIES', '10.0.0.0/33'],
  ['SANDBOX', 'yes'],
])('the environment is refused with an error that names %s for %j', (name, text) => {
  expect(() => readConfiguration({ [name]: text })).toThrow(name);
});
