import type { Generated } from 'kysely';
import { column, table } from './table.ts';

/** `key` is public and names the app in a page; `secret` is known to the app's server only. */
export type KeyKind = 'key' | 'secret';

export const APP_TABLES = {
  apps: table({
    id: 'text primary key',
    name: 'text not null',
    mode: column<'test' | 'live'>('text not null'),
    created_at: 'bigint not null',
    isolation: column<Generated<'none' | 'frame'>>("text default 'none' not null"),
    /** A JSON map from language to sentence. */
    purposes: 'text',
    privacy_url: 'text',
    contact: 'text',
    keep_days: 'integer',
    access_days: 'integer default 90 not null',
    suspended_at: 'bigint',
    id_token_alg: column<Generated<'ES256' | 'RS256'>>("text default 'ES256' not null"),
    pkce: column<Generated<'required' | 'nonce'>>("text default 'required' not null"),
  }),
  /** One key or secret of each kind and, for a day after a rotation, also the previous one. */
  app_keys: table(
    {
      key_hash: 'text primary key',
      app_id: 'text not null references apps (id) on delete cascade',
      created_at: 'bigint not null',
      ends_at: 'bigint',
      begins: "text default '' not null",
      kind: column<Generated<KeyKind>>("text default 'key' not null"),
    },
    { indexes: { app: 'app_id' } },
  ),
  app_origins: table(
    {
      app_id: 'text not null references apps (id) on delete cascade',
      origin: 'text not null',
    },
    { constraints: ['app_origins_key primary key (app_id, origin)'], indexes: { origin: 'origin' } },
  ),
  app_redirects: table(
    {
      app_id: 'text not null references apps (id) on delete cascade',
      url: 'text not null',
    },
    { constraints: ['app_redirects_key primary key (app_id, url)'] },
  ),
};

export const PEOPLE_TABLES = {
  people: table({
    id: 'text primary key',
    /** In lower case. */
    address: 'text not null unique',
    created_at: 'bigint not null',
    pin_hash: 'text',
  }),
  /** E-mail codes. `challenge` is the value that the requesting page got, `mac` the keyed hash of the digits. */
  codes: table(
    {
      challenge: 'text primary key',
      app_id: 'text not null references apps (id) on delete cascade',
      address: 'text not null',
      /** Keyed hash of the client's address. */
      client: 'text not null',
      mac: 'text not null',
      created_at: 'bigint not null',
      expires_at: 'bigint not null',
      tries: 'integer not null',
      used_at: 'bigint',
    },
    { indexes: { address: 'address, app_id, created_at', app: 'app_id', expires: 'expires_at' } },
  ),
  /** Counted attempts of all limits, with a keyed hash as `subject`. First uses of refresh tokens are here too. */
  attempts: table(
    {
      id: 'text primary key',
      subject: 'text not null',
      at: 'bigint not null',
    },
    { indexes: { subject: 'subject, at', at: 'at' } },
  ),
  /** A person's passkeys. Keys and ids are base64url. */
  passkeys: table(
    {
      id: 'text primary key',
      person_id: 'text not null references people (id) on delete cascade',
      credential_id: 'text not null unique',
      /** In COSE format. */
      public_key: 'text not null',
      /** Number of signatures; stays 0 if the authenticator does not count. */
      counter: 'bigint not null',
      /** The authenticator's transports, separated by spaces. */
      transports: 'text not null',
      name: 'text',
      created_at: 'bigint not null',
      used_at: 'bigint',
      /** Ids of the sessions that led to the passkey; the last one added it. `null` in rows of earlier releases. */
      added_by: 'text',
    },
    { indexes: { person: 'person_id' } },
  ),
  /** Each challenge works once. `hash` covers the challenge and its purpose. */
  passkey_challenges: table(
    {
      hash: 'text primary key',
      expires_at: 'bigint not null',
    },
    { indexes: { expires: 'expires_at' } },
  ),
  sessions: table(
    {
      id: 'text primary key',
      token_hash: 'text not null unique',
      person_id: 'text not null references people (id) on delete cascade',
      app_id: 'text not null references apps (id) on delete cascade',
      origin: 'text',
      created_at: 'bigint not null',
      used_at: 'bigint not null',
      expires_at: 'bigint not null',
      /** Binds a sealed PIN to this session. */
      nonce: 'text not null',
      /** The passkey that began the session; `null` for a code or another session. */
      passkey_id: 'text references passkeys (id) on delete cascade',
      /** 1 if the person signed in to the app with it by OpenID Connect. */
      openid: 'integer default 0 not null',
      /** The session that began this one, by ticket or by FedCM; this one ends with it. `null` for a code or a passkey. */
      from_session: 'text references sessions (id) on delete cascade',
    },
    {
      indexes: {
        person: 'person_id',
        app: 'app_id',
        expires: 'expires_at',
        passkey: 'passkey_id',
        from: 'from_session',
      },
    },
  ),
  /** One-time tickets from the widget to /account. `hash` covers the ticket and its stage. */
  account_tickets: table(
    {
      hash: 'text primary key',
      session_id: 'text not null references sessions (id) on delete cascade',
      expires_at: 'bigint not null',
    },
    { indexes: { session: 'session_id', expires: 'expires_at' } },
  ),
  /** Mails in the queue. `sealed` is emptied after the mail was sent or given up. */
  mails: table(
    {
      id: 'text primary key',
      sealed: 'text not null',
      state: column<'waiting' | 'sent' | 'given-up' | 'refused'>('text not null'),
      created_at: 'bigint not null',
      due_at: 'bigint not null',
      expires_at: 'bigint not null',
      tries: 'integer not null',
      leased_until: 'bigint not null',
      /** Keyed hash of the address. */
      recipient: 'text',
    },
    { indexes: { due: 'state, due_at', expires: 'expires_at', recipient: 'recipient, state' } },
  ),
};
