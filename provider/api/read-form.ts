import { Problem } from '../problem.ts';
import { BODY_BYTES, readText } from './read-json.ts';

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
