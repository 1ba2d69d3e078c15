import { BODY_LIMIT_BYTES } from '../limits.ts';
import { badRequest, Refusal } from './refusal.ts';

/**
 * The body as text. Counted as it comes in, since a body sent in chunks names no length.
 * @throws Refusal 413 past 64 KB
 */
export const readText = async ({ body }: Request): Promise<string> => {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const part of body ?? []) {
    bytes += part.byteLength;
    if (bytes > BODY_LIMIT_BYTES) throw tooLarge();
    text += decoder.decode(part, { stream: true });
  }
  return text + decoder.decode();
};

/** @throws Refusal 413 past 64 KB, 400 for what is no JSON */
export const readJson = async (request: Request): Promise<unknown> => {
  const text = await readText(request);
  try {
    return JSON.parse(text);
  } catch {
    throw badRequest('The body must be JSON');
  }
};

// What is not read stays on the connection, so the connection cannot serve another request.
const tooLarge = () =>
  new Refusal(413, `The body must not be larger than ${BODY_LIMIT_BYTES / 1024} KB`, { Connection: 'close' });
