import { topicsIn } from '../../../provider/assembly/built-in-scorer.ts';
import { readConfig } from '../../../provider/config/config.ts';
import { NO_TERMS } from '../../../provider/facts/terms.ts';
import { createProvider, type Provider, type ProviderOptions } from '../../../provider/server.ts';
import { CATEGORIES, type Category } from '../../jobs/interests/categories.ts';
import { keyOf, privacyPath, SHOWCASE_APPS } from '../apps.ts';
import type { Environment } from '../environment.ts';
import { standInAt } from '../platforms/token-endpoint.ts';

const LABELS = new Map(CATEGORIES.map((label) => [label.toLowerCase(), label]));

export const readTopics = (title: string, text: string) =>
  topicsIn(title, text).flatMap(({ topic, score }): readonly { topic: Category; score: number }[] => {
    const label = LABELS.get(topic);
    return label === undefined ? [] : [{ topic: label, score }];
  });

/** The key of the test app: for pages on this computer and for the showcase's tools. */
export const SANDBOX_KEY = 'sandbox-demo-key';

const LOOPBACK = ['http://localhost:*', 'http://127.0.0.1:*', 'http://[::1]:*'];
const PLATFORM_TIMEOUT_MS = 10_000;

/** The registered apps, for all names that the server has on this computer. */
const appsAt = (origin: string): ProviderOptions['fixedApps'] => {
  const origins = [...new Set([...LOOPBACK, origin])];
  const redirects = [`${origin}/oauth/callback`, ...origins.map((each) => `${each}/*`)];
  const shared = { mode: 'test', origins, redirects } as const;
  return [
    { id: 'app_sandbox', key: SANDBOX_KEY, name: 'Showcase', ...shared },
    ...SHOWCASE_APPS.map((app) => ({
      id: `app_${app.name}`,
      key: keyOf(app),
      name: app.title,
      terms: {
        ...NO_TERMS,
        purposes: { en: app.purpose },
        privacyUrl: origin + privacyPath(app),
        keepDays: app.keepDays,
        contact: app.contact,
      },
      ...shared,
    })),
  ];
};

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
    fixedApps: appsAt(origin),
    platforms: {
      standIn: standInAt(origin),
      network: {
        timeoutMs: PLATFORM_TIMEOUT_MS,
        // The provider's calls to the platforms stay in this process and do not use the public address.
        fetch: async (input, init) => {
          const request = new Request(input, init);
          return request.url.startsWith(`${origin}/sandbox/platforms/`) ? platforms(request) : fetch(request);
        },
      },
    },
  });
