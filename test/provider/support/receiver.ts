import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export interface Delivery {
  readonly body: string;
  readonly headers: IncomingHttpHeaders;
}

/** A host's receiver on loopback. `answer` returns the status; 204 by default. */
export const startReceiver = async (answer: (delivery: Delivery) => number | Promise<number> = () => 204) => {
  const got: Delivery[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const delivery = { body: Buffer.concat(parts).toString('utf8'), headers: request.headers };
    got.push(delivery);
    response.writeHead(await answer(delivery), { location: `http://localhost:${port}/elsewhere` }).end();
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
