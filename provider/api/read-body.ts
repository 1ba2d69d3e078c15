import { readBounded } from '../http/bounded.ts';
import { Problem } from '../problem.ts';

/** Maximum size of a body, unless the call has another one. */
const BODY_BYTES = 64 * 1024;

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

const TYPE = 'application/x-www-form-urlencoded';

/**
 * Parses a form of at most 64 KB. A parameter without a value counts as absent (RFC 6749, section 3.2).
 * @throws Problem request.large, oauth.request for another content type or a repeated parameter
 */
export const readForm = async (request: Request): Promise<Readonly<Record<string, string>>> => {
  const [type = ''] = (request.headers.get('content-type') ?? '').split(';');
  if (type.trim().toLowerCase() !== TYPE)
    throw new Problem('oauth.request', `Send the parameters as ${TYPE}`);
  const given = [...new URLSearchParams(await readText(request, BODY_BYTES))].filter(
    ([, value]) => value !== '',
  );
  const fields = Object.fromEntries(given);
  if (Object.keys(fields).length < given.length)
    throw new Problem('oauth.request', 'A parameter is sent more than once');
  return fields;
};
