import { type ConnectorId, isConnectorId } from '../../common/platforms/ids.ts';
import { Problem } from '../problem.ts';
import type { Keyring } from '../secrets/keyring.ts';

/** The session and person that began an attempt. Only they can complete it. */
export interface Holder {
  readonly personId: string;
  readonly sessionId: string;
  readonly appId: string;
}

/** A person's attempt to connect a platform, from call 3 to the callback. */
export interface Attempt {
  readonly id: string;
  readonly connector: ConnectorId;
  /** The future owner of the account; `null` in test mode, where nothing is connected. */
  readonly holder: Holder | null;
  /** The widget recognises its result by this value. */
  readonly state: string;
  /** One of the app's return addresses. */
  readonly back: string;
  /**
   * Origin of the page that began. The callback page sends the result only there. `null` means the callback page's own
   * origin.
   */
  readonly origin: string | null;
  /** PKCE. */
  readonly verifier: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

export const ATTEMPT_LIFETIME_MS = 600_000;

/**
 * Attempts are sealed and sent through the platform as its `state`: nothing is stored until the person returns, and
 * others can neither make nor read one.
 */
export const createAttempts = (keyring: Keyring, now: () => number) => ({
  seal: (attempt: Attempt): string => keyring.seal('state', attempt.connector, JSON.stringify(attempt)),

  /** @throws Problem state.unknown if it is forged, altered or of another platform; state.stale */
  open: (connector: string | undefined, sealed: string): Attempt => {
    if (!isConnectorId(connector)) throw new Problem('connector.unknown');
    const attempt = opened(keyring, connector, sealed);
    if (attempt.expiresAt <= now()) throw new Problem('state.stale');
    return attempt;
  },
});

const opened = (keyring: Keyring, connector: ConnectorId, sealed: string): Attempt => {
  try {
    return JSON.parse(keyring.open('state', connector, sealed));
  } catch {
    throw new Problem('state.unknown');
  }
};

export type Attempts = ReturnType<typeof createAttempts>;
