import { Problem } from '../problem.ts';
import { readBounded } from '../read-bounded.ts';

const LIMIT_BYTES = 64 * 1024;

// Not Hono's bodyLimit: it copies the request, which fails for a body without a length on the Node server.
const readText = async (request: Request): Promise<string> => {
  const length = request.headers.get('content-length');
  if (Number(length ?? 0) > LIMIT_BYTES) throw new Problem('request.large');
  // A server reads no more than the length says, and a body of known length without the cost of a stream.
  if (length !== null && /^\d+$/.test(length)) return request.text();
  return readBounded(request, LIMIT_BYTES, () => new Problem('request.large'));
};

/**
 * The body of a request, parsed; at most 64 KB are read of it.
 * @throws Problem request.large, request.json
 */
export const readJson = async (request: Request): Promise<unknown> => {
  try {
    return JSON.parse(await readText(request));
  } catch (error) {
    // A body that breaks off is no JSON either: the connection is the client's, and nothing has failed here.
    throw error instanceof Problem ? error : new Problem('request.json');
  }
};
