import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

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
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://localhost:${port}/hooks`,
    got,
    events: () => got.map(({ body }) => JSON.parse(body)),
  };
};
