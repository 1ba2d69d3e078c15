import { column, table } from './table.ts';

export const OPERATOR_TABLES = {
  /** One action of an operator, a host or the provider. Triggers refuse every change of a row. */
  audit: table(
    {
      seq: 'bigint primary key',
      at: 'bigint not null',
      /** `cli:NAME`, `token:ID`, `person` or `provider`. */
      actor: 'text not null',
      action: 'text not null',
      app_id: 'text',
      /** Id of the changed object; for a person or an address a keyed hash. */
      subject: 'text',
      detail: 'text',
    },
    { indexes: { of_subject: 'subject, seq' } },
  ),
  /** A token for `/operator`. The row is deleted when the token is revoked. */
  operator_tokens: table({
    id: 'text primary key',
    name: 'text not null',
    token_hash: 'text not null unique',
    /** The first characters, which identify a token for its owner. */
    begins: 'text not null',
    created_at: 'bigint not null',
  }),
  operator_sessions: table({
    token_hash: 'text primary key',
    token_id: 'text not null references operator_tokens (id) on delete cascade',
    expires_at: 'bigint not null',
  }),
  day_counts: table(
    {
      /** Days since 1970, in UTC. */
      day: 'integer not null',
      topic: column<'app' | 'mail' | 'limit' | 'platform' | 'webhook'>('text not null'),
      /** The counted member of the topic: an app's id, a platform, a limit; empty if the topic has only one. */
      name: 'text not null',
      kind: 'text not null',
      count: 'bigint not null',
    },
    { constraints: ['day_counts_key primary key (topic, name, day, kind)'], indexes: { old: 'day' } },
  ),
  platform_failures: table({
    connector: 'text primary key',
    at: 'bigint not null',
    call: 'text not null',
    words: 'text not null',
  }),
};
