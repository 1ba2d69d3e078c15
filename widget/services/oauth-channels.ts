import type { Attempt } from '../machine/ports.ts';
import type { BrowserEnvironment } from './environment.ts';
import { type AttemptStore, parseAttempt } from './oauth-attempts.ts';
import { belongsTo, type OauthResult, parseResult, RESULT_CHANNEL, storedResult } from './oauth-result.ts';

export interface OauthContext {
  readonly environment: Pick<BrowserEnvironment, 'window' | 'now' | 'open' | 'leave' | 'channel'>;
  readonly attempts: AttemptStore;
  /** Name of the connecting element, unique on its page. */
  readonly element: string;
  /** Address of the host's own callback page, if it has one. */
  readonly callbackPage?: string;
  /** Origins whose callback page may report by window message. */
  readonly origins: readonly string[];
  /** Whether the result comes from this page's own storage partition: the window can then report without an opener. */
  readonly needsNoOpener: boolean;
  /** A page that the window shows until the authorize answer arrives, and that closes a window without an opener. */
  readonly waitingPage?: string | undefined;
}

/**
 * Listens for this attempt's result by window message, broadcast and stored flag: Cross-Origin-Opener-Policy blocks the
 * first, storage partitions block the other two. Other messages are ignored.
 * @returns `take` for a result of another way, `look`, which reads the flag (a frozen page misses its event), and the
 * function that stops listening
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
    take,
    look: () => take(storedResult(attempts.load())),
    stop() {
      environment.window.removeEventListener('message', onMessage);
      environment.window.removeEventListener('storage', onStorage);
      stopChannel();
    },
  };
};
