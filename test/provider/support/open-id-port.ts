import { onTestFinished } from 'vitest';
import type { ClientSettings } from '../../../provider/facts/openid.ts';
import { serveOnPort } from '../../support/serve.ts';
import { startOpenId } from './open-id.ts';
import { createClock, type TestProvider } from './provider.ts';

interface StartOptions {
  readonly isConfidential: boolean;
  readonly client?: ClientSettings;
  readonly redirects?: readonly string[];
}

/** A provider on a port of its own: other programs cannot call it in this process. */
export const startOpenIdOnPort = async ({ isConfidential, client, redirects }: StartOptions) => {
  let provider: TestProvider | undefined;
  const { port, close } = await serveOnPort(
    (request) => provider?.fetch(request, '127.0.0.1') ?? Response.error(),
  );
  onTestFinished(close);
  const issuer = `http://127.0.0.1:${port}`;
  const clock = createClock(Date.now());
  const started = await startOpenId({
    isConfidential,
    client,
    clock,
    redirects,
    variables: { PUBLIC_URL: issuer },
  });
  provider = started.provider;
  return { ...started, issuer };
};
