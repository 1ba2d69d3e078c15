import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { withConnection } from '../../../showcase/sandbox/serving/connection.ts';
import { answersAt, type Conditions } from './answers.ts';

export interface Site {
  readonly url: string;
  /** The same server under a name that is another site for a browser. */
  readonly otherUrl: string;
  /** Requested paths so far, in order. */
  readonly asked: readonly string[];
  readonly conditions: Conditions;
  close(): Promise<void>;
}

/** Serves the built showcase, the sandbox and host pages, each page with the recorder, on a free port. */
export const serveSite = async (): Promise<Site> => {
  const asked: string[] = [];
  const conditions: Conditions = {};
  const server = createServer();
  const port = await listen(server);
  const url = `http://localhost:${port}`;
  const { answer, close } = answersAt(url, conditions);
  const listener = withConnection(async (request, incoming) => {
    asked.push(new URL(request.url).pathname);
    return answer(request, incoming);
  });
  server.on('request', getRequestListener(listener, { overrideGlobalObjects: false }));
  return {
    url,
    otherUrl: `http://127.0.0.1:${port}`,
    asked,
    conditions,
    close: async () => {
      await new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      });
      await close();
    },
  };
};

const listen = (server: Server) =>
  new Promise<number>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
