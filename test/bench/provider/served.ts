import { Agent, request } from 'node:http';
import { listen } from '../../../provider/operations/listen.ts';

export interface Asked {
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
}

export type Ask = (asked: Asked) => Promise<Record<string, unknown>>;

/** Answers over HTTP on a free port of this computer, as `serve` does. */
export const serveOnFreePort = (answer: (request: Request, peer: string) => Promise<Response>) =>
  listen('PORT', { host: '127.0.0.1', port: 0 }, answer);

/** Asks over connections that stay open. */
export const askAt = (port: number) => {
  const agent = new Agent({ keepAlive: true });

  const ask: Ask = ({ path, headers = {}, body }) =>
    new Promise<Record<string, unknown>>((resolve, reject) => {
      const text = body === undefined ? '' : JSON.stringify(body);
      const call = request(
        {
          agent,
          host: '127.0.0.1',
          port,
          path,
          method: body === undefined ? 'GET' : 'POST',
          headers: {
            ...headers,
            ...(body === undefined
              ? {}
              : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
          },
        },
        (response) => {
          let answered = '';
          response.on('data', (part) => {
            answered += part;
          });
          response.on('end', () => {
            if (response.statusCode === 200) resolve(JSON.parse(answered));
            else reject(new Error(`${path}: ${answered}`));
          });
        },
      );
      call.on('error', reject);
      call.end(text);
    });

  return { ask, close: () => agent.destroy() };
};
