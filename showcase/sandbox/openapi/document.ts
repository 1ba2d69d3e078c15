import { authorize } from './calls/authorize.ts';
import { callback } from './calls/callback.ts';
import { confirmCode } from './calls/confirm-code.ts';
import { inference } from './calls/inference.ts';
import { jobs } from './calls/jobs.ts';
import { privacy } from './calls/privacy.ts';
import { sendCode } from './calls/send-code.ts';
import { share, shareTest } from './calls/share.ts';
import type { Call } from './openapi.ts';
import { SCHEMAS } from './parts.ts';

/** Every call, in the order in which a person's way meets them. */
export const CALLS: readonly Call[] = [
  sendCode,
  confirmCode,
  authorize,
  callback,
  share,
  shareTest,
  inference,
  privacy,
  jobs,
];

const pathItem = ({ method, servers, operation }: Call) => ({
  ...(servers === undefined ? {} : { servers }),
  [method]: operation,
});

/** What holds for every call. */
export const API_NOTES =
  'All paths are below the attribute `api-base`, JSON in and out. The widget sends no cookies, follows no redirects, gives each request 20 seconds and cancels it when the person leaves the step. Allow the host’s origin with CORS, and the request headers `content-type`, `accept-language`, `x-api-key`, `authorization` and `idempotency-key`. The sandbox that serves this document implements all of it.';

/**
 * The server API a provider implements, as OpenAPI 3.1: what `/api/openapi.json` answers.
 * @param version the SDK's
 */
export const apiDocument = (version: string) => ({
  openapi: '3.1.1',
  jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
  info: {
    title: 'data-connect server API',
    version,
    summary: 'What a provider implements for the data-connect widget.',
    description: API_NOTES,
    license: { name: 'MIT', identifier: 'MIT' },
  },
  servers: [{ url: '/api', description: 'The sandbox; yours is whatever `api-base` names.' }],
  paths: Object.fromEntries(CALLS.map((call) => [call.path, pathItem(call)])),
  components: {
    schemas: SCHEMAS,
    securitySchemes: {
      apiKey: {
        type: 'apiKey',
        in: 'header',
        name: 'x-api-key',
        description:
          'The attribute `api-key`. It is public: it stands in the host’s page, and names the host only.',
      },
      accessToken: { type: 'http', scheme: 'bearer', description: 'The `accessToken` of call 4.' },
    },
  },
});
