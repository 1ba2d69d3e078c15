import { onTestFinished, vi } from 'vitest';
import { ISSUER } from './host-server.ts';
import type { TestProvider } from './provider.ts';

/** Until the test ends, this process is a host's server: the provider stands behind the runtime's `fetch`. */
export const asHost = (provider: TestProvider, app: string, secret = ''): void => {
  const real = globalThis.fetch;
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    url.startsWith(ISSUER) ? provider.fetch(new Request(url, init)) : real(url, init),
  );
  vi.stubEnv('PROVIDER_URL', ISSUER);
  vi.stubEnv('PROVIDER_APP', app);
  vi.stubEnv('PROVIDER_SECRET', secret);
  // Tokens are verified with the real clock, but the clock of these tests is not now.
  vi.useFakeTimers({ toFake: ['Date'], now: provider.clock.now() });
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
  });
};
