import type { ConnectorId } from '../../../provider/config-platforms.ts';
import { createPlatformClient } from '../../../provider/platforms/client.ts';
import { CONNECTORS } from '../../../provider/platforms/connectors.ts';
import type { Tokens } from '../../../provider/platforms/sealed-tokens.ts';

export const OWN: Tokens = { access: 'access-1', refresh: 'refresh-1', expiresAt: null, scope: null };

/** The provider's client of a platform that gives these answers. Its time is 0. */
export const clientOf = (id: ConnectorId, answer: (request: Request) => Response) => {
  const asked: Request[] = [];
  const fetch = (async (input, init) => {
    const request = new Request(input, init);
    asked.push(request);
    return answer(request);
  }) satisfies typeof globalThis.fetch;
  const client = createPlatformClient({
    connector: CONNECTORS[id],
    api: null,
    credentials: { clientId: 'client', clientSecret: 'secret' },
    redirectUri: 'https://provider.example/oauth/callback',
    network: { fetch, timeoutMs: 1_000 },
    now: () => 0,
  });
  return { client, asked };
};

export const json = (status: number, body: unknown) => Response.json(body, { status });
