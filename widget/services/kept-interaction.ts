import type { StartedSignIn } from '../machine/ports.ts';
import type { BrowserEnvironment } from './environment.ts';
import { createKeptSignIn } from './kept-sign-in.ts';
import { safeStorage } from './storage.ts';

/** State of an interaction's page that survives a reload, until the person is signed in. */
export interface KeptInteraction {
  /** Whether the page was shown before in this tab. */
  readonly isBegun: boolean;
  /** The typed address, and the code that was mailed to it. */
  readonly started: StartedSignIn | undefined;
}

/** `data-connect:authorize:{id}` in session storage. Never throws. */
export const createKeptInteraction = (
  id: string,
  environment: Pick<BrowserEnvironment, 'storage' | 'now'>,
) => {
  const key = `data-connect:authorize:${id}`;
  const signIn = createKeptSignIn(key, environment);
  const tab = safeStorage(() => environment.storage('session'));
  return {
    ...signIn,
    read: (): KeptInteraction => ({ isBegun: tab.read(key) !== null, started: signIn.read() }),
    /** Keeps only that the page was shown. */
    begin: () => tab.write(key, '{}'),
  };
};
