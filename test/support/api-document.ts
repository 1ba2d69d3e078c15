import Ajv2020 from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { version } from '../../package.json';
import { apiDocument, CALLS } from '../../showcase/sandbox/openapi/document.ts';
import type { Call } from '../../showcase/sandbox/openapi/openapi.ts';

/** As the documentation shows it. */
export const API_DOCUMENT = apiDocument(version);

const ROOT = 'https://data-connect.example/openapi.json';

const ajv = new Ajv2020({ strict: true, strictRequired: false, strictTypes: false, allErrors: true });
addFormats(ajv);
// The document is a schema to Ajv, so that its parts can be pointed at; its own fields say nothing about values.
ajv.addVocabulary(Object.keys(API_DOCUMENT));
ajv.addSchema(API_DOCUMENT, ROOT);

const pointer = (...path: readonly (string | number)[]) =>
  path
    .map((part) => `/${encodeURIComponent(String(part).replaceAll('~', '~0').replaceAll('/', '~1'))}`)
    .join('');

/** What is wrong with a value by the schema at a place of the document; empty where nothing is. */
export const complaints = (value: unknown, ...path: readonly (string | number)[]): string[] => {
  const address = `${ROOT}#${pointer(...path)}`;
  const validate = ajv.getSchema(address);
  if (validate === undefined) throw new Error(`The document has nothing at ${address}`);
  validate(value);
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
};

const baseOf = ({ servers = API_DOCUMENT.servers }: Call) => servers[0]?.url.replace(/\/$/, '') ?? '';

const matches = (call: Call, { method, url }: Request) => {
  const pattern = `${baseOf(call)}${call.path}`.replaceAll('{connector}', '[^/]+');
  return method.toLowerCase() === call.method && new RegExp(`^${pattern}$`).test(new URL(url).pathname);
};

/** The documented call that a request is; `undefined` for anything else that the sandbox serves. */
export const callOf = (request: Request) => CALLS.find((call) => matches(call, request));

/** What an answer has that the document does not say, or lacks that it says. */
export const answerComplaints = async (call: Call, response: Response): Promise<string[]> => {
  const name = String(response.status);
  const documented = call.operation.responses[name];
  if (documented === undefined) return [`status ${name} is not documented`];
  const type = response.headers.get('content-type')?.split(';')[0] ?? '';
  if (!(type in (documented.content ?? {}))) return [`the type ${type} is not documented`];
  const body: unknown = JSON.parse(await response.clone().text());
  return complaints(body, 'paths', call.path, call.method, ...['responses', name, 'content', type, 'schema']);
};

/** What is wrong with the body of a request by the document. */
export const requestComplaints = async (call: Call, request: Request): Promise<string[]> => {
  const body: unknown = JSON.parse(await request.clone().text());
  return complaints(
    body,
    'paths',
    call.path,
    call.method,
    ...['requestBody', 'content', 'application/json', 'schema'],
  );
};
