import { type AppFacts, parseAppFacts } from '../domain/app-facts.ts';
import type { ConnectOptions } from '../element/attributes.ts';
import { apiAddress } from './api.ts';
import { type BrowserEnvironment, browserEnvironment } from './environment.ts';
import { createGet } from './http.ts';
import type { Place } from './user-store.ts';

interface Asking extends Pick<ConnectOptions, 'apiBase' | 'apiKey' | 'locale'> {
  /** Origin of the page around the provider's frame, if the flow runs in one. */
  readonly embedder?: string | undefined;
}

interface AskEnvironment extends Pick<BrowserEnvironment, 'fetch' | 'now'> {
  readonly window: Place;
}

/**
 * `GET /api/app`: who asks, why, and until when.
 * @throws ConnectError if the server does not support this call, or does not answer
 */
export const loadAppFacts = async (
  { apiBase, apiKey, locale, embedder }: Asking,
  signal: AbortSignal,
  environment: AskEnvironment = browserEnvironment(),
): Promise<AppFacts> => {
  const { document, location } = environment.window;
  const url = apiAddress(apiBase, document.baseURI, 'app');
  const answer = await createGet(environment)(url, undefined, signal, { apiKey, locale, embedder });
  return parseAppFacts(answer, embedder ?? location.origin);
};
