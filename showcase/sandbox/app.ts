import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { createFaultList, faultsOnRequest } from './faults.ts';
import { pageStyle } from './page.ts';
import { ConnectionCut, Refusal, refuse } from './refusal.ts';
import { applyRoutes } from './routes/apply.ts';
import { authorizeRoutes } from './routes/authorize.ts';
import { emailRoutes } from './routes/email.ts';
import { faultRoutes } from './routes/fault.ts';
import { inboxRoutes } from './routes/inbox.ts';
import { inferenceRoutes } from './routes/inference.ts';
import { jobRoutes } from './routes/jobs.ts';
import { oauthRoutes } from './routes/oauth.ts';
import { openapiRoutes } from './routes/openapi.ts';
import { privacyRoutes } from './routes/privacy.ts';
import { shareRoutes } from './routes/share.ts';
import { createStore } from './store.ts';
import { type World, worldWith } from './world.ts';

export interface Sandbox {
  /** Rejects with `ConnectionCut` for the fault `abort`, and with the signal's reason when a delayed request is cancelled. */
  readonly fetch: (request: Request) => Promise<Response>;
}

/**
 * The stand-in for the provider and the job search (contract §4), with a memory of its own.
 * Each option replaces one part of the world; the rest is the real clock, chance and network.
 */
export const createSandbox = (options: Partial<World> = {}): Sandbox => {
  const world = worldWith(options);
  const store = createStore(world);
  const faults = createFaultList();
  const app = new Hono();

  for (const path of ['/api/*', '/v1/*']) app.use(path, OPEN_TO_EVERY_SITE);
  app.use(async (context, next) => {
    await next();
    context.header('Cache-Control', 'no-store');
  });
  for (const path of ['/api/*', '/v1/*', '/oauth/*']) app.use(path, faultsOnRequest(world, faults));

  emailRoutes(app, store);
  shareRoutes(app, store);
  inferenceRoutes(app, store);
  privacyRoutes(app);
  openapiRoutes(app);
  authorizeRoutes(app);
  oauthRoutes(app, world);
  jobRoutes(app, world);
  applyRoutes(app);
  inboxRoutes(app, store);
  faultRoutes(app, faults);
  app.get('/sandbox/page.css', pageStyle);

  app.notFound(() => refuse(new Refusal(404, 'There is nothing at this address')));
  app.onError((error, context) => {
    if (error instanceof Refusal) return refuse(error);
    if (error instanceof ConnectionCut || context.req.raw.signal.aborted) throw error;
    console.error('Sandbox:', error.message);
    return refuse(new Refusal(500, 'The sandbox failed'));
  });

  return { fetch: async (request) => app.fetch(request) };
};

/** Third-party sites embed the widget, so any origin may call. */
const OPEN_TO_EVERY_SITE = cors({
  origin: '*',
  allowMethods: ['GET', 'POST', 'OPTIONS'],
  allowHeaders: [
    'content-type',
    'x-api-key',
    'authorization',
    'accept-language',
    'x-sandbox-fault',
    'x-sandbox-scale',
  ],
  exposeHeaders: ['Retry-After', 'x-jobs-source'],
  maxAge: 600,
});

/** The paths that the sandbox answers; a door passes everything else on. */
export const isSandboxPath = (path: string) => /^\/(api|v1|oauth|sandbox)(\/|$)/.test(path);
