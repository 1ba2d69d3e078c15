import { column, table } from './table.ts';

export const CONSENT_TABLES = {
  /** A person's id for an app. It differs between apps of different sectors, so that those cannot compare people. */
  subjects: table(
    {
      person_id: 'text not null references people (id) on delete cascade',
      app_id: 'text not null references apps (id) on delete cascade',
      subject: 'text not null unique',
    },
    { constraints: ['subjects_key primary key (person_id, app_id)'], indexes: { app: 'app_id' } },
  ),
  grants: table(
    {
      id: 'text primary key',
      person_id: 'text not null references people (id) on delete cascade',
      app_id: 'text not null references apps (id) on delete cascade',
      /** Ids separated by spaces, as in the access token. */
      scope: 'text not null',
      created_at: 'bigint not null',
      revoked_at: 'bigint',
      ends_at: column<number>('bigint default 0 not null'),
      /** Origin of the page on which the person approved. */
      origin: 'text',
      purpose: 'text',
      /** 1 once the application was notified of its end. */
      end_told: 'integer default 0 not null',
      /** 1 if the person gave the application their address in a sign-in. */
      gives_address: 'integer default 0 not null',
    },
    { indexes: { person: 'person_id, app_id', app: 'app_id', ending: 'end_told, ends_at' } },
  ),
  /** Stays without personal data when the person is deleted. */
  receipts: table(
    {
      id: 'text primary key',
      grant_id: 'text not null unique',
      person_id: 'text references people (id) on delete set null',
      jws: 'text not null',
      updated_at: 'bigint not null',
    },
    { indexes: { person: 'person_id' } },
  ),
  /** First answers to calls with an idempotency key, sealed. */
  answers: table(
    {
      id: 'text primary key',
      person_id: 'text not null references people (id) on delete cascade',
      request_hash: 'text not null',
      sealed: 'text not null',
      expires_at: 'bigint not null',
    },
    { indexes: { person: 'person_id', expires: 'expires_at' } },
  ),
  /** The access of an application's server by a one-time code. The access tokens from the code contain `id`. */
  authorizations: table(
    {
      id: 'text primary key',
      code_hash: 'text not null unique',
      app_id: 'text not null references apps (id) on delete cascade',
      /** `null` for a sample person in test mode. */
      grant_id: 'text references grants (id) on delete cascade',
      subject: 'text not null',
      scope: 'text not null',
      /** Origin of the page that got the code; `null` if the request came from no page. */
      origin: 'text',
      /** S256 code challenge (RFC 7636); `null` if the application gave none. */
      challenge: 'text',
      /** End of the code; of the grant once there is a refresh token. */
      expires_at: 'bigint not null',
      used_at: 'bigint',
      /** Since then its tokens are invalid: a code or refresh token was used again, or one of them was revoked. */
      ended_at: 'bigint',
      /** For a code of OpenID Connect: its return address, which the exchange must repeat; otherwise `null`. */
      redirect_uri: 'text',
      nonce: 'text',
      /** The part that all refresh tokens of the authorization share; `null` if there are none. */
      family_hash: 'text',
      /** The part in which the valid refresh token differs from the others of its family. */
      refresh_hash: 'text',
      auth_time: 'bigint',
      /** The session of the sign-in, which may have ended. */
      session_id: 'text',
    },
    {
      indexes: { app: 'app_id', grant: 'grant_id', expires: 'expires_at' },
      uniqueIndexes: { family: 'family_hash' },
    },
  ),
  authorize_requests: table(
    {
      id: 'text primary key',
      app_id: 'text not null references apps (id) on delete cascade',
      browser_hash: 'text not null',
      sealed: 'text not null',
      expires_at: 'bigint not null',
      /** Of the person who approved; their decision is in `sealed`. */
      session_id: 'text references sessions (id) on delete cascade',
    },
    { indexes: { app: 'app_id', expires: 'expires_at', session: 'session_id' } },
  ),
  /** The session with which a browser signed in to an application at `/authorize`. */
  authorize_browsers: table(
    {
      browser_hash: 'text not null',
      app_id: 'text not null references apps (id) on delete cascade',
      session_id: 'text not null references sessions (id) on delete cascade',
      /** 1 if the person gave the application their address. */
      email: 'integer not null',
      grant_id: 'text references grants (id) on delete set null',
    },
    {
      constraints: ['authorize_browsers_key primary key (browser_hash, app_id)'],
      indexes: { app: 'app_id', session: 'session_id', grant: 'grant_id' },
    },
  ),
  /** An item of call 5, as a keyed hash. */
  asked_items: table(
    {
      /** Id of the grant, of a token of test mode, or of the person with that of the application. */
      holder: 'text not null',
      item: 'text not null',
      /** The grant that the item was first asked with; `null` for a token of test mode. */
      grant_id: 'text references grants (id) on delete cascade',
      expires_at: 'bigint',
    },
    {
      constraints: ['asked_items_key primary key (holder, item)'],
      indexes: { grant: 'grant_id', expires: 'expires_at' },
    },
  ),
  /** Number of calls for a grant on a day. Days are counted from 1970 in UTC. */
  asked_days: table(
    {
      grant_id: 'text not null references grants (id) on delete cascade',
      day: 'integer not null',
      items: 'integer not null',
      last_at: 'bigint not null',
    },
    { constraints: ['asked_days_key primary key (grant_id, day)'] },
  ),
  /** Every public key that has signed receipts. */
  receipt_keys: table({
    kid: 'text primary key',
    jwk: 'text not null',
    created_at: 'bigint not null',
  }),
  /** RSA keys that sign ID tokens, one for each secret of the provider. */
  rsa_keys: table({
    /** Keyed hash, by which a secret finds its key. */
    id: 'text primary key',
    /** The private key as a JWK, sealed with the same secret. */
    sealed: 'text not null',
    created_at: 'bigint not null',
  }),
};
