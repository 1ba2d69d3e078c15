import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { type Environment, environmentWith } from './environment.ts';
import { type Caller, localCaller, type SandboxApp } from './http/caller.ts';
import { faultRoutes } from './http/fault-routes.ts';
import { createFaultList, faultsOnRequest } from './http/faults.ts';
import { pageStyle } from './http/page.ts';
import { ConnectionCut, Refusal, refuse } from './http/refusal.ts';
import { applyRoutes } from './jobs/apply.ts';
import { jobRoutes } from './jobs/job-search.ts';
import { authorizeRoutes } from './provider/authorize.ts';
import { emailRoutes } from './provider/email.ts';
import { inboxRoutes } from './provider/inbox.ts';
import { inferenceRoutes } from './provider/inference.ts';
import { oauthRoutes } from './provider/oauth.ts';
import { openapiRoutes } from './provider/openapi.ts';
import { privacyRoutes } from './provider/privacy.ts';
import { shareRoutes } from './provider/share.ts';
import { createStore } from './provider/store.ts';

export interface Sandbox {
  /**
   * Rejects with `ConnectionCut` for the fault `abort`, and with the signal's reason when a delayed request is cancelled.
   * Without a caller the request counts as one of this computer's.
   */
  readonly fetch: (request: Request, caller?: Caller) => Promise<Response>;
}

/**
 * The stand-in for the provider and the job search (contract §4), with a memory of its own.
 * Each option replaces one part of the environment; the rest is the real clock, chance and network.
 */
export const createSandbox = (options: Partial<Environment> = {}): Sandbox => {
  const environment = environmentWith(options);
  const store = createStore(environment);
  const faults = createFaultList();
  const app: SandboxApp = new Hono();

  for (const path of ['/api/*', '/v1/*']) app.use(path, OPEN_TO_EVERY_SITE);
  app.use(async (context, next) => {
    await next();
    context.header('Cache-Control', 'no-store');
  });
  for (const path of ['/api/*', '/v1/*', '/oauth/*']) app.use(path, faultsOnRequest(environment, faults));

  emailRoutes(app, store);
  shareRoutes(app, store);
  inferenceRoutes(app, store);
  privacyRoutes(app);
  openapiRoutes(app);
  authorizeRoutes(app);
  oauthRoutes(app, environment);
  jobRoutes(app, environment);
  applyRoutes(app);
  inboxRoutes(app, store);
  faultRoutes(app, faults);
  app.get('/sandbox/page.css', pageStyle);

  app.notFound(() => refuse(new Refusal(404, 'There is nothing at this address')));
  app.onError((error, context) => {
    if (error instanceof Refusal) return refuse(error);
    if (error instanceof ConnectionCut || context.req.raw.signal.aborted) throw error;
    environment.report(error);
    return refuse(new Refusal(500, 'The sandbox failed'));
  });

  return { fetch: async (request, caller = localCaller(request)) => app.fetch(request, { caller }) };
};

/** Third-party sites embed the widget, so any origin may call. */
const OPEN_TO_EVERY_SITE = cors({
  origin: '*',
  allowMethods: ['GET', 'POST', 'DELETE', 'OPTIONS'],
  allowHeaders: [
    'content-type',
    'x-api-key',
    'authorization',
    'idempotency-key',
    'accept-language',
    'x-sandbox-fault',
    'x-sandbox-scale',
  ],
  exposeHeaders: ['Retry-After', 'x-jobs-source'],
  maxAge: 600,
});

/** The paths that the sandbox answers; everything else is a file or a page. */
export const isSandboxPath = (path: string) => /^\/(api|v1|oauth|sandbox)(\/|$)/.test(path);
