import { z } from 'zod';
import { FAULT_DELAY_LIMIT_MS, PAGE_LIMIT } from './limits.ts';
import DATA from './openapi.json';

export const CALLS = [
  'verify',
  'confirm',
  'authorize',
  'complete',
  'pin',
  'share',
  'inference',
  'jobs',
  'oauth',
] as const;
/** A fault applies to these calls of the provider only by name, not by `any`. */
export const PLATFORM_CALLS = ['tokens', 'read', 'revoke'] as const;
/** Refusals of a platform: of the token, of this reading, or, for some time, of every call. */
export const REFUSALS = ['token', 'scope', 'limit'] as const;

export const FAULT_WORDS = `status=400…599, delay=0…${FAULT_DELAY_LIMIT_MS}, abort, malformed, empty, unexpected, refuse=${REFUSALS.join('|')} with retry=seconds, call=${[...CALLS, ...PLATFORM_CALLS].join('|')}`;

const FAULT_LIMIT = 2_000;
const NO_TEXT = `fault must be a non-empty text of at most ${FAULT_LIMIT} characters`;
const NO_COUNT = 'times must be a whole number from 1';

export const FAULT_BODY = z.object(
  {
    fault: z
      .string(NO_TEXT)
      .trim()
      .min(1, NO_TEXT)
      .max(FAULT_LIMIT, NO_TEXT)
      .meta({ description: `Parts with \`;\` between them: ${FAULT_WORDS}` }),
    times: z
      .int(NO_COUNT)
      .min(1, NO_COUNT)
      .optional()
      .meta({ description: 'So many requests; all without it.' }),
  },
  NO_TEXT,
);

const TEXT = { type: 'string' };
const PAGE = { type: 'integer', minimum: 1, maximum: PAGE_LIMIT };

const schemaOf = (operationId: string, type: string) => {
  if (operationId === 'searchJobs') return DATA.schemas.search;
  if (operationId.endsWith('Fault') || operationId.endsWith('Faults')) return DATA.schemas.faults;
  return type === 'application/json' ? { type: 'object' } : TEXT;
};

const { $schema, ...faultBody } = z.toJSONSchema(FAULT_BODY, { io: 'input' });
const requestBody = { required: true, content: { 'application/json': { schema: faultBody } } };

/** A parameter is its place, its name and its description, which only the page number lacks. */
const operationOf = ({
  operationId,
  summary,
  parameters,
  answer: [description, type = ''],
}: (typeof DATA.calls)[number]) => ({
  operationId,
  summary,
  ...(parameters && {
    parameters: parameters.map(([location, name, about]) => ({
      name,
      in: location,
      ...(location === 'path' && { required: true }),
      ...(about === undefined ? { schema: PAGE } : { description: about, schema: TEXT }),
    })),
  }),
  ...(operationId === 'setFault' && { requestBody }),
  responses: { 200: { description, content: { [type]: { schema: schemaOf(operationId, type) } } } },
});

const operationsAt = (path: string) =>
  DATA.calls.filter((call) => call.path === path).map((call) => [call.method, operationOf(call)]);

export const SANDBOX_DOCUMENT = {
  openapi: '3.1.1',
  info: DATA.info,
  paths: Object.fromEntries(DATA.calls.map(({ path }) => [path, Object.fromEntries(operationsAt(path))])),
};
