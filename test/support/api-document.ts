import Ajv2020 from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { type ApiDocument, callsOf, type ServedCall } from '../../showcase/docs/reference/served.ts';
import { createSandbox } from '../../showcase/sandbox/app.ts';

const readDocument = async (): Promise<ApiDocument> => {
  const sandbox = createSandbox();
  const answer = await sandbox.fetch(new Request('http://localhost/api/openapi.json'));
  await sandbox.close();
  return JSON.parse(await answer.text());
};

export const API_DOCUMENT = await readDocument();
export const API_CALLS = callsOf(API_DOCUMENT);

const ROOT = 'https://data-connect.example/openapi.json';

const ajv = new Ajv2020({ strict: true, strictRequired: false, strictTypes: false, allErrors: true });
addFormats(ajv);
// Ajv reads the document as a schema, so that its parts can be referenced. Its own fields do not validate anything.
ajv.addVocabulary(Object.keys(API_DOCUMENT));
ajv.addSchema(API_DOCUMENT, ROOT);

const pointer = (...path: readonly (string | number)[]) =>
  path
    .map((part) => `/${encodeURIComponent(String(part).replaceAll('~', '~0').replaceAll('/', '~1'))}`)
    .join('');

const complaints = (value: unknown, ...path: readonly (string | number)[]): string[] => {
  const address = `${ROOT}#${pointer(...path)}`;
  const validate = ajv.getSchema(address);
  if (validate === undefined) throw new Error(`The document has nothing at ${address}`);
  validate(value);
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
};

export const callOf = ({ method, url }: Request) =>
  API_CALLS.find(
    (call) =>
      method === call.method &&
      new RegExp(`^${call.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(new URL(url).pathname),
  );

const JSON_SCHEMA = ['content', 'application/json', 'schema'];
const placeOf = ({ path, method }: ServedCall) => ['paths', path, method.toLowerCase()];

export const requestComplaints = (call: ServedCall, body: unknown) =>
  complaints(body, ...placeOf(call), 'requestBody', ...JSON_SCHEMA);

export const answerComplaints = (call: ServedCall, body: unknown) =>
  complaints(body, ...placeOf(call), 'responses', 200, ...JSON_SCHEMA);
