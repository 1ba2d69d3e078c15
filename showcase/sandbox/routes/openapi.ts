import type { Hono } from 'hono';
import { endpoint } from '../endpoint.ts';
import { API_DOCUMENT } from '../openapi/document.ts';

/** The API's own description, for people's tools. */
export const openapiRoutes = (app: Hono) =>
  endpoint(app, '/api/openapi.json', { GET: (context) => context.json(API_DOCUMENT) });
