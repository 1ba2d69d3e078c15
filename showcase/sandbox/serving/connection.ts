import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Http2Bindings, HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { isLoopback } from '../../../provider/config/values.ts';
import { clientAddress, isThroughProxy, plainAddress } from '../../../provider/http/client-address.ts';
import { type Caller, ConnectionCut, Refusal, refuse } from '../http/requests.ts';
import type { Configuration } from './configuration.ts';

export type Incoming = Pick<IncomingMessage, 'headers'> &
  Partial<Pick<IncomingMessage, 'rawHeaders' | 'url' | 'httpVersion'>> & {
    readonly socket: Partial<Pick<Socket, 'remoteAddress' | 'localAddress'>>;
  };

/** `null` for a host that is not this server's. */
export const callerOf = (request: Incoming, configuration: Configuration): Caller | null => {
  const { publicUrl, isSandbox, isTrustedProxy } = configuration;
  const peer = request.socket.remoteAddress ?? '';
  const isProxied = isTrustedProxy(plainAddress(peer) ?? peer);
  const named = (isProxied && firstOf(request, 'x-forwarded-host')) || request.headers.host;
  const host = named ?? publicUrl?.host ?? hostOf(request);
  const url = URL.canParse(`http://${host}`) ? new URL(`http://${host}`) : null;
  if (url === null || isAmbiguous(request) || !isOwnHost(url, request, configuration)) return null;

  const address = clientAddress(peer, forwardedFor(request), isTrustedProxy);
  // Headers prove a proxy in between, and so does HTTP/1.0: nginx uses it by default, with a loopback Host.
  const isThrough = request.httpVersion === '1.0' || isThroughProxy(Object.keys(request.headers));
  const isDirect = isProxied || !isThrough;
  const isPublic = publicUrl !== undefined && !isLoopback(publicUrl.hostname);
  const isNamed = named !== undefined;
  const isLocal = isNamed && !isPublic && isDirect && isLoopback(address) && isLoopback(url.hostname);
  const scheme = isProxied && firstOf(request, 'x-forwarded-proto') === 'https' ? 'https' : 'http';
  return {
    origin: publicUrl?.origin ?? `${scheme}://${url.host}`,
    address,
    isLocal,
    mayTest: isLocal || isSandbox,
  };
};

const UNKNOWN_HOST =
  'This server does not answer for that host. It answers on its own address; for another name, or behind a proxy, set PUBLIC_URL to the address that people open.';

export const unknownHost = () => refuse(new Refusal(421, UNKNOWN_HOST));

/** Two `Host` lines, or another host in the request line: a proxy in between may have used the other one. */
const isAmbiguous = ({ headers, rawHeaders = [], url = '' }: Incoming) => {
  const lines = rawHeaders.filter((_, index) => rawHeaders[index - 1]?.toLowerCase() === 'host' && index % 2);
  const inRequestLine = /^[a-z][a-z\d+.-]*:\/\/([^/?#]*)/i.exec(url)?.[1] ?? headers.host;
  return lines.length > 1 || inRequestLine?.toLowerCase() !== headers.host?.toLowerCase();
};

const isOwnHost = (
  { host, hostname }: URL,
  { socket }: Incoming,
  { publicUrl, host: bound }: Configuration,
) =>
  (publicUrl !== undefined && new URL(`${publicUrl.protocol}//${host}`).host === publicUrl.host) ||
  isLoopback(hostname) ||
  hostname === bound?.toLowerCase() ||
  unbracketed(hostname) === plainAddress(socket.localAddress ?? '');

/** The address that the connection reached: health checks of proxies use HTTP/1.0, which needs no Host. */
const hostOf = ({ socket }: Incoming) => {
  const address = plainAddress(socket.localAddress ?? '') ?? '';
  return address.includes(':') ? `[${address}]` : address;
};

const forwardedFor = ({ headers }: Incoming) => [headers['x-forwarded-for'] ?? []].flat().join(',');

const firstOf = ({ headers }: Incoming, name: string) => {
  const [first] = [headers[name]].flat();
  return first?.split(',')[0]?.trim().toLowerCase();
};

const unbracketed = (hostname: string) => hostname.replace(/^\[|\]$/g, '');

type NodeRequest = (HttpBindings | Http2Bindings)['incoming'];

/** Lets a Fetch application cut a connection in Node: for the fault `abort`, it destroys the socket. */
export const withConnection =
  (answer: (request: Request, incoming: NodeRequest) => Promise<Response>) =>
  async (request: Request, { incoming }: HttpBindings | Http2Bindings) => {
    try {
      return await answer(request, incoming);
    } catch (error) {
      const isOver = error instanceof ConnectionCut || request.signal.aborted;
      if (!isOver) throw error;
      incoming.destroy();
      return RESPONSE_ALREADY_SENT;
    }
  };
