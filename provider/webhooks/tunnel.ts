import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import type { Duplex } from 'node:stream';
import { connect } from 'node:tls';

/** The operator's proxy did not connect to the receiver. */
class ProxyError extends Error {
  override readonly name = 'ProxyError';

  constructor(readonly status: number) {
    super(`The proxy answered ${status}`);
  }
}

const loginOf = ({ username, password }: URL) =>
  username === '' && password === ''
    ? {}
    : {
        'proxy-authorization': `Basic ${Buffer.from(
          `${decodeURIComponent(username)}:${decodeURIComponent(password)}`,
        ).toString('base64')}`,
      };

/**
 * Opens a connection through a proxy (RFC 9110, section 9.3.6).
 * @param target address and port to connect to
 * @throws ProxyError, and errors of the connection
 */
const connectBy = (proxy: URL, target: string, signal: AbortSignal): Promise<Duplex> =>
  new Promise((done, fail) => {
    const isSecure = proxy.protocol === 'https:';
    const request = (isSecure ? requestHttps : requestHttp)({
      method: 'CONNECT',
      host: proxy.hostname.replace(/^\[(.+)\]$/, '$1'),
      port: proxy.port || (isSecure ? 443 : 80),
      path: target,
      headers: { host: target, ...loginOf(proxy) },
      agent: false,
      signal,
    });
    request.once('connect', ({ statusCode = 0 }, socket) => {
      if (statusCode >= 200 && statusCode < 300) return done(socket);
      socket.destroy();
      fail(new ProxyError(statusCode));
    });
    request.once('error', fail);
    request.end();
  });

interface TunnelOptions {
  readonly signal: AbortSignal;
  /** Certificates to trust in place of the system's. */
  readonly ca: string | undefined;
}

/**
 * Opens a TLS connection to a host through a proxy.
 * @param address the host's resolved address: the proxy must not resolve the name to another one
 */
export const openTunnel = async (
  proxy: string,
  { hostname, port }: Pick<URL, 'hostname' | 'port'>,
  address: string,
  { signal, ca }: TunnelOptions,
): Promise<Duplex> => {
  const host = isIP(address) === 6 ? `[${address}]` : address;
  const socket = await connectBy(new URL(proxy), `${host}:${port || 443}`, signal);
  const name = hostname.replace(/^\[(.+)\]$/, '$1');
  // An IP address is not a server name (RFC 6066, section 3).
  return connect({ socket, host: name, ...(isIP(name) === 0 ? { servername: name } : {}), ca });
};
