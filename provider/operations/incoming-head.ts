import type { IncomingMessage } from 'node:http';

/** A host name. URLs refuse some names: `stack_provider.1` ends like an IPv4 address. */
const NAME = /^[\w.-]{1,255}(?::\d{1,5})?$/;

/** Rewrites unusual heads of requests, so that the handlers can read them. */
export const settleHead = (incoming: IncomingMessage): void => {
  const { headers, method, url, httpVersion, rawHeaders } = incoming;
  // A health check may ask about the server as a whole (RFC 9110, section 9.3.7).
  if (method === 'OPTIONS' && url === '*') incoming.url = '/';
  // Containers have host names that URLs refuse. Without its Host header, the request gets a usable address; no answer
  // depends on the name.
  const { host = '' } = headers;
  if (NAME.test(host) && !URL.canParse(`http://${host}`)) delete headers.host;
  // nginx uses this version by default, with the server's own address as Host and without a header of a proxy. `Via`
  // marks the request as one through a proxy (RFC 9110, section 7.6.3).
  if (httpVersion === '1.0') rawHeaders.push('Via', '1.0 unnamed');
};
