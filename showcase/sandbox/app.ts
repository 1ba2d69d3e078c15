import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { archiveRoutes, withSandbox } from './archives/routes.ts';
import { type Environment, environmentWith } from './environment.ts';
import { createFaultList, faultRoutes, faultsOnRequest } from './http/faults.ts';
import { pageStyle } from './http/page.ts';
import {
  type Caller,
  ConnectionCut,
  localCaller,
  Refusal,
  refuse,
  type SandboxApp,
} from './http/requests.ts';
import { applyRoutes, jobRoutes } from './jobs/job-search.ts';
import { SANDBOX_DOCUMENT } from './openapi.ts';
import { consentRoutes } from './platforms/consent.ts';
import {
  apiRoutes,
  createPlatformCodes,
  declinedByPlatform,
  tokenRoutes,
} from './platforms/token-endpoint.ts';
import { readTopics, startProvider } from './provider/provider.ts';
import { asContract, inboxRoutes, privacyRoutes } from './provider/routes.ts';

export type Sandbox = ReturnType<typeof createSandbox>;

/** The provider with stand-ins for mailbox, platforms and job search (contract §4), in memory by default. */
export const createSandbox = (options: Partial<Environment> = {}) => {
  const environment = environmentWith(options);
  const faults = createFaultList();
  const codes = createPlatformCodes(environment);
  const app: SandboxApp = new Hono();
  let provider: ReturnType<typeof startProvider> | undefined;
  const ownFetch = async (request: Request) => app.fetch(request, { caller: localCaller(request) });
  const start = () => {
    provider ??= startProvider(environment, ownFetch);
    return provider;
  };
  const askProvider = async (request: Request, { isLocal, address }: Caller) =>
    // All callers on this computer share one address, so limits by client address do not apply to them.
    (await start()).fetch(request, isLocal ? '' : address);

  app.use('/v1/*', OPEN_TO_EVERY_SITE);
  app.use(async (context, next) => {
    await next();
    if (!context.res.headers.has('Cache-Control')) context.header('Cache-Control', 'no-store');
  });
  for (const path of ['/api/*', '/v1/*', '/oauth/*']) app.use(path, faultsOnRequest(environment, faults));
  app.use('/sandbox/platforms/*', faultsOnRequest(environment, faults, declinedByPlatform));

  consentRoutes(app, environment, codes);
  tokenRoutes(app, codes);
  apiRoutes(app, codes);
  const findPosting = jobRoutes(app, environment, readTopics);
  applyRoutes(app);
  archiveRoutes(app);
  inboxRoutes(app, (email) => {
    // Omits the visitor's `Host`, which may be a proxy's name for this server.
    const request = new Request(`${environment.origin}/sandbox/inbox?${new URLSearchParams({ email })}`);
    return askProvider(request, localCaller(request));
  });
  privacyRoutes(app);
  faultRoutes(app, faults);
  app.get('/sandbox/page.css', pageStyle);
  app.get('/sandbox/openapi.json', (context) => context.json(SANDBOX_DOCUMENT));
  for (const path of PROVIDER_PATHS) {
    app.all(path, async ({ req, env: { caller } }) => {
      const answer = await withSandbox(req.path, await askProvider(req.raw, caller));
      return withFaultHeader(await asContract(req.path, answer));
    });
  }

  app.notFound(() => refuse(new Refusal(404, 'There is nothing at this address')));
  app.onError((error, context) => {
    if (error instanceof Refusal) return refuse(error);
    if (error instanceof ConnectionCut || context.req.raw.signal.aborted) throw error;
    environment.report(error);
    return refuse(new Refusal(500, 'The sandbox failed'));
  });

  return {
    /** Rejects with `ConnectionCut` for the fault `abort`. Without a caller, the request counts as local. */
    fetch: async (request: Request, caller = localCaller(request)): Promise<Response> =>
      app.fetch(request, { caller }),
    /** Returns a posting by its id without a request, so that neither faults nor a caller's rights apply. */
    findPosting: (id: string) => findPosting(id, environment.origin),
    /** Starts the provider before its first call. Rejects with the error of its configuration. */
    start: async (): Promise<void> => {
      await start();
    },
    close: async (): Promise<void> => {
      await (await provider)?.close();
    },
  };
};

/** First parts of the paths that only the provider answers. */
const PROVIDER_FOLDERS = [
  '.well-known',
  'account',
  'authorize',
  'brand',
  'end_session',
  'fedcm',
  'frame',
  'privacy',
];

const PROVIDER_PATHS = [
  '/api/*',
  '/oauth/:connector/*',
  ...PROVIDER_FOLDERS.flatMap((folder) => [`/${folder}`, `/${folder}/*`]),
];

const FOLDERS: ReadonlySet<string> = new Set(['api', 'v1', 'oauth', 'sandbox', ...PROVIDER_FOLDERS]);

/** Lets a host page under development request a fault. */
const withFaultHeader = (answer: Response) => {
  const name = 'Access-Control-Allow-Headers';
  const allowed = answer.headers.get(name);
  if (allowed !== null) answer.headers.set(name, `${allowed}, x-sandbox-fault`);
  return answer;
};

const OPEN_TO_EVERY_SITE = cors({
  origin: '*',
  allowMethods: ['GET', 'OPTIONS'],
  allowHeaders: ['x-sandbox-fault', 'x-sandbox-scale'],
  exposeHeaders: ['Retry-After', 'x-jobs-source'],
  maxAge: 600,
});

export const isSandboxPath = (path: string) => {
  const [before, folder = ''] = path.split('/', 2);
  return before === '' && FOLDERS.has(folder);
};
