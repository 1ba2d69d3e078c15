import { CONNECTOR_IDS, type ConnectorId } from '../config-platforms.ts';
import { Problem } from '../problem.ts';
import type { Keyring } from '../secrets/keyring.ts';

/** Who began an attempt, and alone may end it. */
export interface Holder {
  readonly personId: string;
  readonly sessionId: string;
  readonly appId: string;
}

/** One try of a person to connect a platform, from call 3 to the callback. */
export interface Attempt {
  readonly id: string;
  readonly connector: ConnectorId;
  /** Whose account it is to be; `null` in test mode, where nothing is connected. */
  readonly holder: Holder | null;
  /** What the widget recognises its result by. */
  readonly state: string;
  /** One of the app's addresses to return to. */
  readonly back: string;
  /** Origin of the page that began; only it gets the result from the callback page. `null`: the callback page's own. */
  readonly origin: string | null;
  /** PKCE. */
  readonly verifier: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

export const ATTEMPT_LIFETIME_MS = 600_000;

/**
 * Attempts travel through the platform as its `state`, sealed: nothing is stored until somebody comes back, and nobody
 * else can make or read one.
 */
export const createAttempts = (keyring: Keyring, now: () => number) => ({
  seal: (attempt: Attempt): string => keyring.seal('state', attempt.connector, JSON.stringify(attempt)),

  /** @throws Problem state.unknown for one that is forged, altered or of another platform; state.stale */
  open: (connector: string | undefined, sealed: string): Attempt => {
    const known = CONNECTOR_IDS.find((each) => each === connector);
    if (known === undefined) throw new Problem('connector.unknown');
    const attempt = opened(keyring, known, sealed);
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
