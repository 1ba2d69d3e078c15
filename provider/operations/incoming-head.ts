import type { IncomingMessage } from 'node:http';

/** A host name. URLs refuse some of them: `stack_provider.1` ends as an IPv4 address does. */
const NAME = /^[\w.-]{1,255}(?::\d{1,5})?$/;

/** Rewrites unusual heads of requests, so that the handlers can read them. */
export const settleHead = (incoming: IncomingMessage): void => {
  const { headers, method, url, httpVersion, rawHeaders } = incoming;
  // A health check may ask about the server as a whole (RFC 9110, section 9.3.7).
  if (method === 'OPTIONS' && url === '*') incoming.url = '/';
  // Containers have such names. No answer depends on them: without a Host the request has a usable address.
  const { host = '' } = headers;
  if (NAME.test(host) && !URL.canParse(`http://${host}`)) delete headers.host;
  // nginx speaks this version by default, with the server's own address as Host and no header of its own. A proxy names
  // itself like this (RFC 9110, section 7.6.3).
  if (httpVersion === '1.0') rawHeaders.push('Via', '1.0 unnamed');
};
