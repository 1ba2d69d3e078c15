import { BODY_LIMIT_BYTES, EMAIL_LIMIT, TEXT_LIMIT } from '../limits.ts';
import { SCHEMAS } from '../openapi/parts.ts';
import { badRequest, Refusal } from './refusal.ts';

export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The request's JSON object. Throws a 400 refusal for anything else, a 413 refusal past 64 KB. */
export const readBody = async (request: { readonly raw: Request }): Promise<Fields> => {
  const body = parse(await readText(request.raw));
  if (!isFields(body)) throw badRequest('The body must be a JSON object');
  return body;
};

// Not Hono's body limit: it makes a new Request of the Node server's own kind, which only works where that replaces the
// global one. Counted as it comes in, since a body sent in chunks names no length.
const readText = async ({ body }: Request): Promise<string> => {
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

// What is not read stays on the connection, so the connection cannot serve another request.
const tooLarge = () =>
  new Refusal(413, `The body must not be larger than ${BODY_LIMIT_BYTES / 1024} KB`, { Connection: 'close' });

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw badRequest('The body must be JSON');
  }
};

/** A non-empty text of at most 2,000 characters. `path` is how the reason names it. */
export const textAt = (value: unknown, path: string): string => {
  if (typeof value !== 'string' || value.trim() === '') throw badRequest(`${path} must be a non-empty text`);
  if (value.length > TEXT_LIMIT) throw badRequest(`${path} must not be longer than ${TEXT_LIMIT} characters`);
  return value;
};

export const listAt = (value: unknown, path: string): readonly unknown[] => {
  if (!Array.isArray(value)) throw badRequest(`${path} must be a list`);
  return value;
};

export const fieldsAt = (value: unknown, path: string): Fields => {
  if (!isFields(value)) throw badRequest(`${path} must be an object`);
  return value;
};

/** A text that reads as a date. */
export const dateAt = (value: unknown, path: string): string => {
  const text = textAt(value, path);
  if (Number.isNaN(Date.parse(text))) throw badRequest(`${path} must be a date`);
  return text;
};

const EMAIL = new RegExp(SCHEMAS.Email.pattern);

/** The e-mail in lower case, as every comparison wants it. */
export const emailAt = (value: unknown, path: string): string => {
  if (typeof value !== 'string' || value.length > EMAIL_LIMIT || !EMAIL.test(value)) {
    throw badRequest(`${path} must be a valid e-mail address`);
  }
  return value.toLowerCase();
};

/** The address, if it is an absolute http(s) URL, and `null` otherwise. */
export const webAddress = (value: unknown): URL | null => {
  if (typeof value !== 'string' || !URL.canParse(value)) return null;
  const url = new URL(value);
  return url.protocol === 'http:' || url.protocol === 'https:' ? url : null;
};
