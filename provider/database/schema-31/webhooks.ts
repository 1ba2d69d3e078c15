import type { EventState } from '../../facts/event-types.ts';
import { column, table } from './table.ts';

export const WEBHOOK_TABLES = {
  /** The webhook of an app. It has one secret and, for a day after a rotation, also the previous one; both are sealed. */
  app_webhooks: table({
    app_id: 'text primary key references apps (id) on delete cascade',
    url: 'text not null',
    secret: 'text not null',
    old_secret: 'text',
    old_ends_at: 'bigint',
    /** The receiver did not answer; it is not asked before this time. */
    paused_until: 'bigint not null',
  }),
  /** The address of an app for logout tokens: its `backchannel_logout_uri`. */
  app_logouts: table({
    app_id: 'text primary key references apps (id) on delete cascade',
    url: 'text not null',
    /** 1 if each message must name the session: `backchannel_logout_session_required`. */
    needs_session: 'integer not null',
    paused_until: 'bigint not null',
  }),
  /** An event for an app about a person. The row stays for a day after it is sent, for the operator to send it again. */
  webhook_events: table(
    {
      id: 'text primary key',
      app_id: 'text not null references apps (id) on delete cascade',
      subject: 'text not null',
      seq: 'bigint not null',
      /** Type of a webhook's event, or `logout` for a logout token. */
      type: 'text not null',
      grant_id: 'text',
      session_id: 'text',
      created_at: 'bigint not null',
      state: column<EventState>('text not null'),
      due_at: 'bigint not null',
      /** Time limit of the tries; for an event that no longer waits, the time at which the row is deleted. */
      expires_at: 'bigint not null',
      tries: 'integer not null',
      leased_until: 'bigint not null',
      failure: 'text',
    },
    {
      indexes: {
        of_person: 'app_id, subject, seq',
        due: 'state, due_at',
        old: 'expires_at',
        newest: 'created_at, id',
        of_state: 'state, created_at, id',
        by_state: 'state, app_id, type',
      },
    },
  ),
};
