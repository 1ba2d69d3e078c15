import { type Attack, get, post } from './attack.ts';
import { requestText } from './raw-socket.ts';

/**
 * Requests in which two servers in a row may disagree about the end of a body: the inner request must never be
 * answered.
 */
const FRAMINGS: readonly (readonly [headers: readonly string[], body: string])[] = [
  [['Content-Length: 4', 'Transfer-Encoding: chunked'], '0\r\n\r\n'],
  [['Transfer-Encoding : chunked', 'Content-Length: 5'], '0\r\n\r\n'],
  [['Transfer-Encoding:\r\n chunked'], '0\r\n\r\n'],
  [['Transfer-Encoding: chunked', 'Transfer-Encoding: identity'], '0\r\n\r\n'],
  [['Transfer-Encoding: chunked, identity'], '0\r\n\r\n'],
  [['Transfer-Encoding: chunked'], '2\n{}\n0\n\n'],
  [['Transfer-Encoding: chunked'], '2;\n\r\n{}\r\n0\r\n\r\n'],
  [['Transfer-Encoding: chunked'], 'ffffffffffffffff1\r\n{}\r\n0\r\n\r\n'],
  [['Content-Length: +2'], '{}'],
  [['Content-Length: 2, 2'], '{}'],
  [['Content-Length: 0x2'], '{}'],
  [['Content-Length: 2', 'Content-Length: 2'], '{}'],
];

export const SMUGGLED: readonly Attack[] = [
  ...FRAMINGS.map(([headers, body]) => ({
    name: headers.join(', '),
    text: post('/api/email/verify', headers, body + get('/sandbox/inbox')),
    refused: [400],
  })),
  {
    name: 'after a body that is too large',
    text: post('/api/email/verify', ['Content-Length: 70000'], ' '.repeat(70_000) + get('/sandbox/inbox')),
    refused: [413],
  },
];

/**
 * One route of each kind: a page, a file, a call, a search, an answer and a page of the sandbox, the provider's pages.
 */
const ROUTES = [
  '/gigi',
  '/widget/data-connect.js',
  '/api/email/verify',
  '/v1/api/jobs/us/search/1',
  '/sandbox/openapi.json',
  '/sandbox/page.css',
  '/oauth/youtube',
  '/account',
  '/frame',
];

export const METHODS: readonly Attack[] = ROUTES.flatMap((path) =>
  ['TRACE', 'PUT', 'PROPFIND'].map((method) => ({
    name: `${method} ${path}`,
    text: requestText(`${method} ${path} HTTP/1.1`, ['X-Secret: a', 'Content-Length: 0']),
    refused: [404, 405],
  })),
);

export const UPGRADES: readonly Attack[] = ROUTES.flatMap((path) => [
  {
    name: `WebSocket at ${path}`,
    text: get(
      path,
      'Upgrade: websocket',
      'Connection: Upgrade',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    ),
    refused: [200, 400, 401, 404, 405],
  },
  {
    name: `HTTP/2 at ${path}`,
    text: get(path, 'Upgrade: h2c', 'Connection: Upgrade, HTTP2-Settings', 'HTTP2-Settings: AAMAAABk'),
    refused: [200, 400, 401, 404, 405],
  },
]);
