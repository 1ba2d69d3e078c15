import { createAdaptorServer } from '@hono/node-server';
import { onTestFinished } from 'vitest';
import type { ClientSettings } from '../../../provider/facts/openid.ts';
import { freePort } from '../../support/free-port.ts';
import { startOpenId } from './open-id.ts';
import { createClock } from './provider.ts';

interface StartOptions {
  readonly isConfidential: boolean;
  readonly client?: ClientSettings;
  readonly redirects?: readonly string[];
}

/** A provider on a port of its own: other programs cannot call it in this process. */
export const startOpenIdOnPort = async ({ isConfidential, client, redirects }: StartOptions) => {
  const port = await freePort();
  const issuer = `http://127.0.0.1:${port}`;
  const clock = createClock(Date.now());
  const started = await startOpenId({
    isConfidential,
    client,
    clock,
    redirects,
    variables: { PUBLIC_URL: issuer },
  });
  const server = createAdaptorServer({
    fetch: (request) => started.provider.fetch(request, '127.0.0.1'),
    overrideGlobalObjects: false,
  });
  await new Promise<void>((listening) => void server.listen(port, '127.0.0.1', listening));
  onTestFinished(() => void server.close());
  return { ...started, issuer };
};
