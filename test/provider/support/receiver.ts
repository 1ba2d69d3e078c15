import { createServer, type IncomingHttpHeaders } from 'node:http';
import { listenHere } from './listen-here.ts';

export interface Delivery {
  readonly body: string;
  readonly headers: IncomingHttpHeaders;
}

/**
 * A host's receiver on loopback.
 * @param answer returns the status; 204 by default
 * @param headersOf returns further headers of the answer
 */
export const startReceiver = async (
  answer: (delivery: Delivery) => number | Promise<number> = () => 204,
  headersOf: () => Readonly<Record<string, string>> = () => ({}),
) => {
  const got: Delivery[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const delivery = { body: Buffer.concat(parts).toString('utf8'), headers: request.headers };
    got.push(delivery);
    const status = await answer(delivery);
    response.writeHead(status, { location: `http://localhost:${port}/elsewhere`, ...headersOf() }).end();
  });
  const port = await listenHere(server);
  return {
    url: `http://localhost:${port}/hooks`,
    got,
    events: () => got.map(({ body }) => JSON.parse(body)),
  };
};
