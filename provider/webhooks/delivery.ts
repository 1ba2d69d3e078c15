import { ConfigError } from '../config/values.ts';
import type { Trx } from '../database/database.ts';
import { writeUntilStored } from '../database/leased-rows.ts';
import type { IdTokenAlg } from '../facts/openid.ts';
import { codeOf } from '../http/error-code.ts';
import { retryAfterSeconds } from '../http/retry-after.ts';
import { iso } from '../iso.ts';
import { SealError } from '../secrets/keyring.ts';
import { randomToken } from '../secrets/random.ts';
import { type SigningKeys, signedJwt } from '../secrets/signing-keys.ts';
import type { Events, GivenUpEvent, LeasedEvent } from './events.ts';
import { LOGOUT } from './notify.ts';
import { type Message, type PostOptions, post, ReceiverError } from './post.ts';
import { type LogoutTargets, signedHeaders, type Targets } from './targets.ts';

/** Two minutes, as the standard recommends (section 2.4). Each try has a new token. */
const LIFETIME_S = 120;
const EVENT = 'http://schemas.openid.net/event/backchannel-logout';

interface NewLogoutToken {
  readonly appId: string;
  readonly subject: string;
  /** `sid` of the ID tokens of the session that ended; `null` for all sessions of the person. */
  readonly sessionId: string | null;
}

interface TokenParts {
  readonly keysOf: (alg: IdTokenAlg) => Promise<Pick<SigningKeys, 'kid' | 'sign'>>;
  /** Returns the algorithm of the application's ID tokens, which its logout tokens have too (section 2.4). */
  readonly algOf: (appId: string) => Promise<IdTokenAlg>;
}

type LogoutTokens = ReturnType<typeof createLogoutTokens>;

/** Logout tokens (OpenID Connect Back-Channel Logout, section 2.4): an application's sign-in of a person has ended. */
export const createLogoutTokens = (issuer: string, { keysOf, algOf }: TokenParts, now: () => number) => ({
  issue: async ({ appId, subject, sessionId }: NewLogoutToken): Promise<string> => {
    const alg = await algOf(appId);
    const { kid, sign } = await keysOf(alg);
    const at = Math.floor(now() / 1000);
    const claims = {
      iss: issuer,
      aud: appId,
      sub: subject,
      iat: at,
      exp: at + LIFETIME_S,
      jti: randomToken(),
      events: { [EVENT]: {} },
      ...(sessionId === null ? {} : { sid: sessionId }),
    };
    return signedJwt({ alg, kid, typ: 'logout+jwt' }, claims, sign);
  },
});

/** The longest pause that a receiver can name. Events of deletions must not wait for days. */
const LONGEST_MS = 3_600_000;
const TOO_MANY = 429;
const GONE = 410;

/** Whether the receiver's answer asks for fewer requests: the next event of another person must wait too. */
const isAskedToWait = ({ status, retryAfter }: ReceiverError): boolean =>
  status === TOO_MANY || retryAfter !== null;

export const namedPauseMs = (error: unknown, now: number): number | undefined => {
  const named = error instanceof ReceiverError ? error.retryAfter : null;
  const ms = 1_000 * retryAfterSeconds(named, now);
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(ms, 0), LONGEST_MS);
};

interface Channel {
  /** Returns `null` if there is nothing to send any more. */
  readonly messageFor: (event: LeasedEvent) => Promise<Message | null>;
  /** Sends nothing to the receiver for this time, by default for half a minute. */
  readonly pause: (appId: string, ms?: number) => Promise<void>;
  /** Removes the receiver's address and its events; `false` if it has another address by now. */
  readonly remove: (appId: string, url: string) => Promise<boolean>;
}

interface ChannelParts {
  readonly targets: Targets;
  readonly logoutTargets: LogoutTargets;
  readonly logoutTokens: LogoutTokens;
  readonly now: () => number;
  /** Writes into the audit log that a receiver is gone. */
  readonly recordGone: (
    trx: Trx,
    action: 'webhook.removed' | 'logout.removed',
    appId: string,
  ) => Promise<void>;
}

/** The body names the person by the id for this app only. */
const bodyOf = ({ type, created_at, subject, grant_id, session_id }: LeasedEvent) =>
  JSON.stringify({
    type,
    timestamp: iso(created_at),
    data: {
      sub: subject,
      ...(grant_id === null ? {} : { grant: grant_id }),
      ...(session_id === null ? {} : { session: session_id }),
    },
  });

/** The channel of each type of event: Standard Webhooks, or OpenID Connect Back-Channel Logout. */
const createChannels = ({ targets, logoutTargets, logoutTokens, now, recordGone }: ChannelParts) => {
  const webhooks: Channel = {
    messageFor: async (event) => {
      const target = await targets.of(event.app_id);
      if (target === null) return null;
      const body = bodyOf(event);
      const signed = signedHeaders(event.key.id, body, target.secrets, now());
      return { url: target.url, body, headers: { 'content-type': 'application/json', ...signed } };
    },
    pause: targets.pause,
    remove: (appId, url) => targets.remove(appId, (trx) => recordGone(trx, 'webhook.removed', appId), url),
  };
  const logouts: Channel = {
    messageFor: async (event) => {
      const { app_id: appId, subject, session_id: sessionId } = event;
      const [target] = await logoutTargets.list(appId);
      if (target === undefined) return null;
      // A token for all sessions would also end the new one.
      if (sessionId === null && (await logoutTargets.isSignedInSince(event))) return null;
      const token = await logoutTokens.issue({ appId, subject, sessionId });
      return {
        url: target.url,
        body: new URLSearchParams({ logout_token: token }).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      };
    },
    pause: logoutTargets.pause,
    remove: (appId, url) =>
      logoutTargets.remove(appId, (trx) => recordGone(trx, 'logout.removed', appId), url),
  };
  return (type: string): Channel => (type === LOGOUT ? logouts : webhooks);
};

export type ReportEvent = (
  result: 'sent' | 'failed' | 'given-up',
  event: GivenUpEvent,
  error?: unknown,
) => void;

interface Parts extends ChannelParts {
  readonly events: Events;
  readonly report: ReportEvent;
  readonly options: PostOptions;
}

/** The reason for a failed try, without the receiver's address. */
export const failureOf = (error: unknown): string => {
  if (error instanceof ReceiverError) return `HTTP ${error.status}`;
  if (error instanceof ConfigError) return error.message;
  if (error instanceof SealError) return 'its secret is gone: app rotate APP --webhook-secret';
  // undici's error for the refusal of a proxy has the status in its message only.
  const [, proxyStatus] =
    /^Proxy response \((\d{3})\)/.exec(error instanceof Error ? error.message : '') ?? [];
  if (proxyStatus !== undefined) return `HTTP ${proxyStatus} of the proxy`;
  return codeOf(error) || (error instanceof Error ? error.name : 'unknown');
};

const sealErrorOf = (error: unknown): SealError => {
  if (error instanceof SealError) return error;
  throw error;
};

export const createEventDelivery = ({ events, report, options, ...parts }: Parts) => {
  const channelOf = createChannels(parts);
  return {
    take: events.take,

    /** @param signal ends the connection; the event stays in the queue */
    perform: async (event: LeasedEvent, signal: AbortSignal): Promise<void> => {
      const channel = channelOf(event.type);
      const failed = async (error: unknown) => {
        const isLater = await events.fail(event, failureOf(error));
        report(isLater ? 'failed' : 'given-up', event, error);
      };
      const message = await channel.messageFor(event).catch(sealErrorOf);
      if (message === null) return writeUntilStored(() => events.sent(event), signal);
      // Counts as a failed try: otherwise it would be leased each minute without end, and unseen.
      if (message instanceof SealError) return failed(message);
      try {
        await post(message, signal, options);
      } catch (error) {
        if (signal.aborted) return void (await events.release(event));
        const isGone = error instanceof ReceiverError && error.status === GONE;
        if (isGone && (await channel.remove(event.app_id, message.url)))
          return report('given-up', event, error);
        if (!(error instanceof ReceiverError) || isAskedToWait(error))
          await channel.pause(event.app_id, namedPauseMs(error, parts.now()));
        return failed(error);
      }
      await writeUntilStored(() => events.sent(event), signal);
      report('sent', event);
    },
  };
};
