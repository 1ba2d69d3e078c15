import sdk from '../../../package.json' with { type: 'json' };
import type { SandboxApp } from '../http/caller.ts';
import { endpoint } from '../http/endpoint.ts';
import { apiDocument } from '../openapi/document.ts';

/** The API's own description, for people's tools. */
export const openapiRoutes = (app: SandboxApp) =>
  endpoint(app, '/api/openapi.json', { GET: (context) => context.json(apiDocument(sdk.version)) });
