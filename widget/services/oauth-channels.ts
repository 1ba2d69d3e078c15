import type { Attempt } from '../machine/ports.ts';
import type { BrowserEnvironment } from './environment.ts';
import { type AttemptStore, parseAttempt } from './oauth-attempts.ts';
import { belongsTo, type OauthResult, parseResult, RESULT_CHANNEL, storedResult } from './oauth-result.ts';

export interface OauthContext {
  readonly environment: Pick<BrowserEnvironment, 'window' | 'now' | 'open' | 'leave' | 'channel'>;
  readonly attempts: AttemptStore;
  /** Name of the element that connects, unique on its page. */
  readonly element: string;
  /** Origins whose callback page may report by window message. */
  readonly origins: readonly string[];
  /** Whether the result comes from this page's own storage partition, so that the window needs no opener to report. */
  readonly needsNoOpener: boolean;
}

/**
 * Listens for this attempt's result by window message, broadcast and stored flag: Cross-Origin-Opener-Policy cuts the
 * first, storage partitions cut the other two. Anything that is not the attempt's own result is ignored.
 * @returns `look` at the flag (a frozen page misses its event), and the stop
 */
export const listenForResult = (
  attempt: Attempt,
  onResult: (result: OauthResult) => void,
  { environment, attempts, origins }: OauthContext,
) => {
  const take = (result: OauthResult | null) => {
    if (result && belongsTo(result, attempt, environment.now())) onResult(result);
  };
  const onMessage = ({ origin, data }: MessageEvent) => {
    if (origins.includes(origin)) take(parseResult(data));
  };
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === attempts.key) take(storedResult(parseAttempt(newValue)));
  };
  environment.window.addEventListener('message', onMessage);
  environment.window.addEventListener('storage', onStorage);
  const stopChannel = environment.channel(RESULT_CHANNEL, (data) => take(parseResult(data)));
  return {
    look: () => take(storedResult(attempts.load())),
    stop() {
      environment.window.removeEventListener('message', onMessage);
      environment.window.removeEventListener('storage', onStorage);
      stopChannel();
    },
  };
};
