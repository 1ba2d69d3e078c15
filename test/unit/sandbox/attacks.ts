import { SANDBOX_KEY } from '../../../showcase/sandbox/provider/provider.ts';
import SAMPLES from './attacks.json' with { type: 'json' };
import { requestText } from './raw-socket.ts';

/** One attacking request, and the statuses with which it fails; 0 is a connection that ends without an answer. */
interface Attack {
  readonly name: string;
  readonly text: string;
  readonly refused: readonly number[];
}

const get = (path: string, ...headers: string[]) => requestText(`GET ${path} HTTP/1.1`, headers);
const post = (headers: readonly string[], body: string) =>
  requestText(
    'POST /api/email/verify HTTP/1.1',
    ['Content-Type: application/json', `x-api-key: ${SANDBOX_KEY}`, ...headers],
    body,
  );
const sized = (body: string, ...headers: string[]) =>
  post([`Content-Length: ${Buffer.byteLength(body, 'latin1')}`, ...headers], body);

const LARGE = ' '.repeat(70_000);
const INNER = get('/sandbox/inbox');

const BODIES: readonly Attack[] = [
  ...SAMPLES.texts.map(({ name, body }) => ({ name, text: sized(body), refused: [400] })),
  ...SAMPLES.bodies.map(({ headers, body, ...attack }) => ({ ...attack, text: post(headers, body) })),
  { name: 'nested 30,000 deep', text: sized('['.repeat(30_000)), refused: [400] },
  { name: 'gzip', text: sized('\x1f\x8b\x08\0\0\0\0\0\0\x03', 'Content-Encoding: gzip'), refused: [400] },
  { name: '70 KB', text: sized(LARGE), refused: [413] },
  {
    name: 'a chunk of a gigabyte',
    text: post(['Transfer-Encoding: chunked'], `40000000\r\n${LARGE}`),
    refused: [413],
  },
  { name: 'a length of a gigabyte', text: post(['Content-Length: 1000000000'], LARGE), refused: [413] },
];

const HEADERS: readonly Attack[] = [
  ...SAMPLES.heads.map(({ path = '/', headers, ...attack }) => ({ ...attack, text: get(path, ...headers) })),
  ...SAMPLES.raw,
  { name: 'a header of 20 KB', text: get('/', `X-Long: ${'a'.repeat(20_000)}`), refused: [431] },
  { name: 'an address of 20 KB', text: get(`/${'a'.repeat(20_000)}`), refused: [431, 414] },
  {
    name: '3,000 headers',
    text: get('/', ...Array.from({ length: 3_000 }, (_, index) => `X-${index}: a`)),
    refused: [431],
  },
  { name: 'CONNECT', text: requestText('CONNECT evil.example:443 HTTP/1.1'), refused: [0, 400, 405, 421] },
  { name: 'an unknown method', text: requestText('BREW / HTTP/1.1'), refused: [400] },
  {
    name: 'an override of the method',
    text: requestText('POST /sandbox/inbox HTTP/1.1', ['X-HTTP-Method-Override: GET', 'Content-Length: 0']),
    refused: [405],
  },
];

const WEBSOCKET = [
  'Upgrade: websocket',
  'Connection: Upgrade',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
];
const HTTP_2 = ['Upgrade: h2c', 'Connection: Upgrade, HTTP2-Settings', 'HTTP2-Settings: AAMAAABk'];

const named = (name: string, text: string, ...refused: number[]): Attack => ({ name, text, refused });

export const ATTACKS: Readonly<Record<string, readonly Attack[]>> = {
  'forged hosts': [
    ...SAMPLES.hosts.map((host) => named(host, get('/sandbox/inbox', `Host: ${host}`), 400, 421)),
    ...SAMPLES.addresses.map((address) => named(address, get(address), 400, 421)),
  ],
  'path tricks': [
    ...[...SAMPLES.paths, `/widget/${'a'.repeat(8_000)}`].map((path) => named(path, get(path), 400, 404)),
    ...[...SAMPLES.pages, `/widget/${'../'.repeat(500)}etc/passwd`].map((path) =>
      named(path, get(path), 200),
    ),
  ],
  // Two servers in a row may disagree about the end of such a body. The inner request must never be answered.
  'requests within requests': [
    ...SAMPLES.framings.map(([headers, body]) => {
      const lines = [headers ?? []].flat();
      return named(lines.join(), post(lines, `${body}${INNER}`), 400);
    }),
    named('after a body that is too large', post(['Content-Length: 70000'], LARGE + INNER), 413),
  ],
  'methods that a route has not': SAMPLES.routes.flatMap((path) =>
    ['TRACE', 'PUT', 'PROPFIND'].map((method) => {
      const text = requestText(`${method} ${path} HTTP/1.1`, ['X-Secret: a', 'Content-Length: 0']);
      return named(`${method} ${path}`, text, 404, 405);
    }),
  ),
  'protocols that the server has not': SAMPLES.routes.flatMap((path) =>
    [WEBSOCKET, HTTP_2].map((lines) => named(path, get(path, ...lines), 200, 400, 401, 404, 405)),
  ),
  'bodies and encodings': BODIES,
  'header tricks': HEADERS,
};
