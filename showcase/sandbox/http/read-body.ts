import Ajv2020, { type ErrorObject } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { BODY_LIMIT_BYTES } from '../limits.ts';
import type { FromSchema } from '../openapi/from-schema.ts';
import type { Schema } from '../openapi/openapi.ts';
import { SCHEMAS } from '../openapi/parts.ts';
import { badRequest, Refusal } from './refusal.ts';

const ajv = new Ajv2020({ strictTypes: false, strictRequired: false, verbose: true });
addFormats(ajv, ['date', 'date-time', 'uri']);
ajv.addVocabulary(['components', 'example']);

/**
 * A reader of the request's JSON body, by a schema of the OpenAPI document. It throws a 400 refusal that names the first
 * thing that is not as described, and a 413 refusal past 64 KB.
 */
export const bodyReader = <const S extends Schema>(schema: S) => {
  let validate: ReturnType<typeof compile<S>> | undefined;
  return async (request: { readonly raw: Request }): Promise<FromSchema<S>> => {
    const body = parse(await readText(request.raw));
    // On first use: compiling takes milliseconds that a start need not wait for.
    validate ??= compile<S>(schema);
    if (validate(body)) return body;
    throw badRequest(reasonOf(validate.errors?.[0]));
  };
};

const compile = <S extends Schema>(schema: S) =>
  ajv.compile<FromSchema<S>>({ ...schema, components: { schemas: SCHEMAS } });

/** `Info.confirmations[0].data must be a non-empty text`: by the schema's title where it has one. */
const reasonOf = (error: ErrorObject | undefined) => {
  const { instancePath = '', keyword, message = 'cannot be read', params, parentSchema } = error ?? {};
  const keys = instancePath.split('/').slice(1);
  const missing: unknown = params?.missingProperty;
  if (typeof missing === 'string') return `${nameOf([...keys, missing])} is missing`;
  const title: unknown = keyword === 'type' || keyword === 'pattern' ? parentSchema?.title : undefined;
  return `${nameOf(keys)} ${typeof title === 'string' ? `must be ${title}` : message}`;
};

const nameOf = (keys: readonly string[]) =>
  keys.join('.').replaceAll(/\.(\d+)(?=\.|$)/g, '[$1]') || 'The body';

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
