import { readBounded } from '../http/read-bounded.ts';
import { Problem } from '../problem.ts';

/** Maximum size of a body, unless the call has another one. */
export const BODY_BYTES = 64 * 1024;

// Hono's bodyLimit copies the request, which fails on the Node server for a body without a length.
export const readText = async (request: Request, limitBytes: number): Promise<string> => {
  const length = request.headers.get('content-length');
  if (Number(length ?? 0) > limitBytes) throw new Problem('request.large');
  // A server reads no more than the given length, so a body with a known length needs no stream.
  if (length !== null && /^\d+$/.test(length)) return request.text();
  return readBounded(request, limitBytes, () => new Problem('request.large'));
};

/**
 * Parses the body of a request; reads no more than the limit.
 * @throws Problem request.large, request.json
 */
export const readJson = async (request: Request, limitBytes = BODY_BYTES): Promise<unknown> => {
  try {
    return JSON.parse(await readText(request, limitBytes));
  } catch (error) {
    // An interrupted body counts as invalid JSON, because the client closed the connection and the server did not fail.
    throw error instanceof Problem ? error : new Problem('request.json');
  }
};
