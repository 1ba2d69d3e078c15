import { readConfig } from '../../../provider/config.ts';
import { createProvider, type Provider } from '../../../provider/server.ts';
import type { Environment } from '../environment.ts';
import { standInAt } from '../platforms/stand-in.ts';

/** The API key in the showcase's pages. */
export const SANDBOX_KEY = 'sandbox-demo-key';

const LOOPBACK = ['http://localhost:*', 'http://127.0.0.1:*', 'http://[::1]:*'];
const PLATFORM_TIMEOUT_MS = 10_000;

/** Any local page and the server's own pages may embed the showcase's app. */
const appAt = (origin: string) => {
  const origins = [...new Set([...LOOPBACK, origin])];
  const redirects = [`${origin}/oauth/callback`, ...origins.map((each) => `${each}/*`)];
  return { id: 'app_sandbox', key: SANDBOX_KEY, name: 'Showcase', mode: 'test', origins, redirects } as const;
};

/**
 * Starts the real provider, with stand-ins for the platforms.
 * @param platforms answers the calls to the stand-in platforms
 */
export const startProvider = (
  { now, origin, provider, fetch, accountPages, widgetFiles }: Environment,
  platforms: (request: Request) => Promise<Response>,
): Promise<Provider> =>
  createProvider({
    // Mail may stay in the mailbox on a public address too, because this is a sandbox and its pages say so.
    config: { ...readConfig(provider), publicUrl: origin },
    now,
    ...(accountPages === undefined ? {} : { pagesFolder: accountPages }),
    ...(widgetFiles === undefined ? {} : { widgetFolder: widgetFiles }),
    fixedApp: appAt(origin),
    platforms: {
      standIn: standInAt(origin),
      network: {
        timeoutMs: PLATFORM_TIMEOUT_MS,
        // Calls stay in this process, whatever name or proxy the public address leads to.
        fetch: async (input, init) => {
          const request = new Request(input, init);
          return request.url.startsWith(`${origin}/sandbox/platforms/`) ? platforms(request) : fetch(request);
        },
      },
    },
  });
