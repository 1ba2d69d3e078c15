import { Agent, request } from 'node:http';
import { listen } from '../../../provider/operations/listen.ts';

export interface Asked {
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
}

/** Answers over HTTP on a free port of this computer, as `serve` does, and asks it over connections that stay open. */
export const serveAndAsk = async (answer: (request: Request, peer: string) => Promise<Response>) => {
  const { port, drain } = await listen('PORT', { host: '127.0.0.1', port: 0 }, answer);
  const agent = new Agent({ keepAlive: true });

  const ask = ({ path, headers = {}, body }: Asked) =>
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

  return {
    ask,
    close: async () => {
      agent.destroy();
      await drain(0);
    },
  };
};
