import { type Attack, get, post } from './attack.ts';
import { METHODS, SMUGGLED, UPGRADES } from './protocol-attacks.ts';
import { requestText } from './raw-socket.ts';

const sized = (body: string, ...headers: string[]) =>
  post('/api/email/verify', [`Content-Length: ${Buffer.byteLength(body, 'latin1')}`, ...headers], body);

const HOSTS = [
  'evil.example',
  'localhost.evil.example',
  '127.0.0.1.evil.example',
  'localhost@evil.example',
  'localhost:4173@evil.example',
  'evil.example#localhost',
  'localhost/evil.example',
  '0.0.0.0',
  '169.254.169.254',
  '[::ffff:10.0.0.1]',
  '3232235777',
  '0xa9fea9fe',
  'localhost%00.evil.example',
  ' ',
];

const PATHS = [
  '/../private.txt',
  '/widget/../private.txt',
  '/widget/../../private.txt',
  '/%2e%2e/private.txt',
  '/widget/%2e%2e/private.txt',
  '/widget/..%2fprivate.txt',
  '/widget/%2e%2e%2fprivate.txt',
  '/widget/%252e%252e%252fprivate.txt',
  '/widget/..%5cprivate.txt',
  '/widget/..\\private.txt',
  '/widget/%c0%ae%c0%ae/private.txt',
  '/widget/....//private.txt',
  '/widget//../private.txt',
  '//private.txt',
  '//evil.example/../private.txt',
  '/widget/data-connect.js/../../private.txt',
  '/widget/%00/../private.txt',
  '/widget/data-connect.js%00.txt',
  '/widget/%',
  '/widget/%zz',
  '/widget/link.txt',
  '/widget/link.txt%2ebr',
  '/widget%2fdata-connect.js',
  '/widget/data-connect.js.br/../../private.txt',
  '/account/..%2f..%2fprivate.txt',
  '/frame/..%2f..%2fprivate.txt',
  '/assets/..%2f..%2fprivate.txt',
  `/widget/${'a'.repeat(8_000)}`,
];

/**
 * Addresses with typing mistakes: the server answers with the showcase's page, which says that the address does not
 * exist.
 */
const PAGES = ['/%', '/widget/.', '/widget/..', '/.git/config', `/widget/${'../'.repeat(500)}etc/passwd`];

const BODIES: readonly Attack[] = [
  { name: 'nested 30,000 deep', text: sized('['.repeat(30_000)), refused: [400] },
  { name: 'a prototype', text: sized('{"__proto__":{"email":"a@b.c"},"constructor":{}}'), refused: [400] },
  { name: 'invalid UTF-8', text: sized('{"email":"\xff\xfe@b.c"}\xc3'), refused: [400] },
  { name: 'a byte order mark of UTF-16', text: sized('\xff\xfe{\0}\0'), refused: [400] },
  { name: 'gzip', text: sized('\x1f\x8b\x08\0\0\0\0\0\0\x03', 'Content-Encoding: gzip'), refused: [400] },
  { name: '70 KB', text: sized(' '.repeat(70_000)), refused: [413] },
  {
    name: 'a chunk of a gigabyte',
    text: post('/api/email/verify', ['Transfer-Encoding: chunked'], `40000000\r\n${' '.repeat(70_000)}`),
    refused: [413],
  },
  {
    name: 'a length of a gigabyte',
    text: post('/api/email/verify', ['Content-Length: 1000000000'], ' '.repeat(70_000)),
    refused: [413],
  },
  {
    name: 'a negative length',
    text: post('/api/email/verify', ['Content-Length: -1'], '{}'),
    refused: [400],
  },
  {
    name: 'two lengths',
    text: post('/api/email/verify', ['Content-Length: 2', 'Content-Length: 3'], '{} '),
    refused: [400],
  },
  {
    name: 'a length and chunks',
    text: post('/api/email/verify', ['Content-Length: 2', 'Transfer-Encoding: chunked'], '0\r\n\r\n'),
    refused: [400],
  },
  {
    name: 'an unknown transfer encoding',
    text: post('/api/email/verify', ['Transfer-Encoding: xchunked'], '0\r\n\r\n'),
    refused: [400],
  },
  {
    name: 'a chunk size that is no number',
    text: post('/api/email/verify', ['Transfer-Encoding: chunked'], 'zz\r\n{}\r\n0\r\n\r\n'),
    refused: [400, 0],
  },
];

const HEADERS: readonly Attack[] = [
  { name: 'a header of 20 KB', text: get('/', `X-Long: ${'a'.repeat(20_000)}`), refused: [431] },
  { name: 'an address of 20 KB', text: get(`/${'a'.repeat(20_000)}`), refused: [431, 414] },
  {
    name: '3,000 headers',
    text: get('/', ...Array.from({ length: 3_000 }, (_, index) => `X-${index}: a`)),
    refused: [431],
  },
  { name: 'a null byte in a header', text: get('/', 'X-Null: a\0b'), refused: [400] },
  { name: 'a bare line feed', text: 'GET / HTTP/1.1\nHost: localhost\n\n', refused: [400] },
  { name: 'a space before the colon', text: get('/', 'X-Space : a'), refused: [400] },
  { name: 'no host', text: 'GET / HTTP/1.1\r\n\r\n', refused: [400] },
  { name: 'HTTP/2 without a handshake', text: 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', refused: [400, 0] },
  { name: 'TLS on a plain port', text: '\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03', refused: [400, 0] },
  { name: 'CONNECT', text: requestText('CONNECT evil.example:443 HTTP/1.1'), refused: [0, 400, 405, 421] },
  { name: 'TRACE', text: requestText('TRACE / HTTP/1.1', ['X-Secret: a']), refused: [400, 405] },
  { name: 'an unknown method', text: requestText('HACK / HTTP/1.1'), refused: [400] },
  { name: 'an unknown expectation', text: get('/', 'Expect: everything'), refused: [417] },
  {
    name: 'an override of the method',
    text: requestText('POST /sandbox/inbox HTTP/1.1', ['X-HTTP-Method-Override: GET', 'Content-Length: 0']),
    refused: [405],
  },
  {
    name: 'a fault through a proxy',
    text: get('/v1/api/jobs/us/search/1', 'Via: proxy', 'x-sandbox-fault: delay=60000'),
    refused: [403],
  },
  {
    name: 'a fault from another site',
    text: get('/v1/api/jobs/us/search/1', 'Origin: https://evil.example', 'x-sandbox-fault: abort'),
    refused: [403],
  },
  {
    name: 'a giant page through a proxy',
    text: get(
      '/v1/api/jobs/us/search/1?results_per_page=10000',
      'X-Real-IP: 127.0.0.1',
      'x-sandbox-scale: 1',
    ),
    refused: [403],
  },
  {
    name: 'everybody’s codes from another site',
    text: get('/sandbox/inbox', 'Origin: https://evil.example'),
    refused: [403],
  },
  {
    name: 'everybody’s codes, Sec-Fetch-Site',
    text: get('/sandbox/inbox', 'Sec-Fetch-Site: cross-site'),
    refused: [403],
  },
  {
    name: 'codes of another person through a proxy',
    text: get('/sandbox/inbox?email=ada@example.org', 'X-Forwarded-For: 127.0.0.1'),
    refused: [403],
  },
];

/** The attacks by kind, for the printed table. */
export const ATTACKS: Readonly<Record<string, readonly Attack[]>> = {
  'forged hosts': [
    ...HOSTS.map((host) => ({
      name: host,
      text: get('/sandbox/inbox', `Host: ${host}`),
      refused: [400, 421],
    })),
    {
      name: 'a proxy’s word for it',
      text: get('/', 'Host: evil.example', 'X-Forwarded-Host: localhost'),
      refused: [421],
    },
    ...[
      'http://evil.example/sandbox/inbox',
      'http://localhost@evil.example/sandbox/inbox',
      'ftp://localhost/sandbox/inbox',
      'https://evil.example/sandbox/inbox',
      'file:///etc/passwd',
    ].map((address) => ({ name: address, text: get(address), refused: [400, 421] })),
    {
      name: 'a second host',
      text: get('/sandbox/inbox', 'Host: localhost', 'Host: evil.example'),
      refused: [400, 421],
    },
    {
      name: 'a second host in front',
      text: get('/sandbox/inbox', 'Host: evil.example', 'host: localhost'),
      refused: [400, 421],
    },
  ],
  'path tricks': [
    ...PATHS.map((path) => ({ name: path.slice(0, 60), text: get(path), refused: [400, 404] })),
    ...PAGES.map((path) => ({ name: path.slice(0, 60), text: get(path), refused: [200] })),
  ],
  'requests within requests': SMUGGLED,
  'methods that a route has not': METHODS,
  'protocols that the server has not': UPGRADES,
  'bodies and encodings': BODIES,
  'header tricks': HEADERS,
};
