import { readBounded } from '../../../provider/http/bounded.ts';
import { BODY_LIMIT_BYTES } from '../limits.ts';
import { badRequest, Refusal } from './refusal.ts';

/** @throws Refusal 413 past 64 KB */
export const readText = (request: Request): Promise<string> =>
  readBounded(request, BODY_LIMIT_BYTES, tooLarge);

/**
 * Returns the body as JSON.
 * @throws Refusal 413 past 64 KB, 400 if it is no JSON
 */
export const readJson = async (request: Request): Promise<unknown> => {
  const text = await readText(request);
  try {
    return JSON.parse(text);
  } catch {
    throw badRequest('The body must be JSON');
  }
};

// The unread rest of the body stays on the connection, so the connection must close.
const tooLarge = () =>
  new Refusal(413, `The body must not be larger than ${BODY_LIMIT_BYTES / 1024} KB`, { Connection: 'close' });
