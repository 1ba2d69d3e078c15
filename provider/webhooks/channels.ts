import { iso } from '../iso.ts';
import type { LeasedEvent } from './events.ts';
import type { LogoutTargets } from './logout-targets.ts';
import type { LogoutTokens } from './logout-tokens.ts';
import { LOGOUT } from './notify.ts';
import type { Message } from './post.ts';
import { signedHeaders } from './signature.ts';
import type { Targets } from './targets.ts';

/** A kind of notification to hosts: webhooks, or logout tokens. */
export interface Channel {
  /** Returns `null` if there is nothing to send any more. */
  readonly messageFor: (event: LeasedEvent) => Promise<Message | null>;
  /** Sends nothing to the receiver for this time, or for half a minute. */
  readonly pause: (appId: string, ms?: number) => Promise<void>;
}

export interface ChannelParts {
  readonly targets: Targets;
  readonly logoutTargets: LogoutTargets;
  readonly logoutTokens: LogoutTokens;
  readonly now: () => number;
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
export const createChannels = ({ targets, logoutTargets, logoutTokens, now }: ChannelParts) => {
  const webhooks: Channel = {
    messageFor: async (event) => {
      const target = await targets.of(event.app_id);
      if (target === null) return null;
      const body = bodyOf(event);
      const signed = signedHeaders(event.key.id, body, target.secrets, now());
      return { url: target.url, body, headers: { 'content-type': 'application/json', ...signed } };
    },
    pause: targets.pause,
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
  };
  return (type: string): Channel => (type === LOGOUT ? logouts : webhooks);
};
