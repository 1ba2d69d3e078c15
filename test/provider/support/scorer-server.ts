import { createServer, type ServerResponse } from 'node:http';
import { onTestFinished } from 'vitest';

export type ScorerAnswer = (response: ServerResponse, body: string) => unknown;

/** A host's scorer on loopback, with its received requests. It ends with the test. */
export const serveScorer = async (answer: ScorerAnswer) => {
  const asked: { readonly headers: unknown; readonly body: unknown }[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    asked.push({ headers: request.headers, body: JSON.parse(body) });
    answer(response, body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return { url: `http://127.0.0.1:${address.port}/score`, asked };
};
