import type { Http2Bindings, HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { ConnectionCut } from '../http/refusal.ts';

type Incoming = (HttpBindings | Http2Bindings)['incoming'];

/** Lets a Fetch application cut a connection in Node: for the fault `abort`, it destroys the socket. */
export const withConnection =
  (answer: (request: Request, incoming: Incoming) => Promise<Response>) =>
  async (request: Request, { incoming }: HttpBindings | Http2Bindings) => {
    try {
      return await answer(request, incoming);
    } catch (error) {
      const isOver = error instanceof ConnectionCut || request.signal.aborted;
      if (!isOver) throw error;
      incoming.destroy();
      return RESPONSE_ALREADY_SENT;
    }
  };
