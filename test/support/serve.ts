import { once } from 'node:events';
import { createAdaptorServer, type Http2Bindings, type HttpBindings } from '@hono/node-server';

export const serveOnPort = async (
  fetch: (request: Request, bindings: HttpBindings | Http2Bindings) => Response | Promise<Response>,
) => {
  const server = createAdaptorServer({ fetch, overrideGlobalObjects: false });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      if ('closeAllConnections' in server) server.closeAllConnections();
      await closed;
    },
  };
};
