import type { Generated } from 'kysely';
import type { EventState } from '../../facts/event-types.ts';

/** The webhook of an app. It has one secret and, for a day after a rotation, also the previous one; both are sealed. */
interface AppWebhooksTable {
  app_id: string;
  url: string;
  secret: string;
  old_secret: string | null;
  old_ends_at: number | null;
  /** The receiver did not answer; it is not asked before this time. */
  paused_until: number;
}

/** The address of an app for logout tokens: its `backchannel_logout_uri`. */
interface AppLogoutsTable {
  app_id: string;
  url: string;
  /** 1 if each message must name the session: `backchannel_logout_session_required`. */
  needs_session: number;
  /** The receiver did not answer; it is not asked before this time. */
  paused_until: number;
}

/** An event for an app about a person. The row stays for a day after it is sent, for the operator to send it again. */
interface WebhookEventsTable {
  id: string;
  app_id: string;
  /** The person's id for this app. */
  subject: string;
  /** Order of the events of a person and an app. */
  seq: number;
  /** Type of a webhook's event, or `logout` for a logout token. */
  type: string;
  grant_id: string | null;
  session_id: string | null;
  created_at: number;
  state: EventState;
  /** Earliest time of the next try. */
  due_at: number;
  /** Time limit of the tries; for an event that no longer waits, the time at which the row is deleted. */
  expires_at: number;
  tries: number;
  /** Reason why the last try failed. */
  failure: Generated<string | null>;
  /** One copy has the row until this time. */
  leased_until: number;
}

/** The events for applications, and their addresses. */
export interface WebhookTables {
  app_webhooks: AppWebhooksTable;
  app_logouts: AppLogoutsTable;
  webhook_events: WebhookEventsTable;
}
