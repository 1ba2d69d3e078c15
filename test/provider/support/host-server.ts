import { type Fetch, fetchInterests, HostServerError, verifyAccess } from '../../../widget/server.ts';
import type { TestProvider } from './provider.ts';
import { startSharer } from './share.ts';

export const ISSUER = 'http://localhost:4174';
export const API_URL = `${ISSUER}/api/inference`;

export const hostOf = (provider: TestProvider, audience: string) => {
  const asked: string[] = [];
  const fetch: Fetch = (url, init) => {
    asked.push(new URL(url).pathname);
    return provider.fetch(new Request(url, init), '192.0.2.7');
  };
  const options = { issuer: ISSUER, audience, fetch, now: provider.clock.now };
  return {
    asked,
    options,
    verify: (accessToken: string) => verifyAccess(accessToken, options),
    interests: (accessToken: string, items: readonly string[] = ['AI', 'Law']) =>
      fetchInterests({ apiUrl: API_URL, accessToken, items, fetch }),
  };
};

export const startHost = async () => {
  const sharer = await startSharer();
  return { ...sharer, ...hostOf(sharer.provider, sharer.id) };
};

export const codeFrom = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  return error instanceof HostServerError ? error.code : error;
};

export const answering =
  (body: BodyInit | null, init: ResponseInit = {}): Fetch =>
  async () =>
    new Response(body, init);
