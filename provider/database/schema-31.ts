/** The columns of a signal, from a platform or from its download. */
const SIGNAL = `person_id text not null,
  connector text not null,
  kind text not null,
  text text not null,
  about text,
  weight real not null,
  at bigint`;

/**
 * Version 31, for both databases. It never changes: later versions are steps of `migrate.ts`. The first name of
 * `tickets` is in the names of its constraints.
 */
export const SCHEMA = `
create table apps (
  id text primary key,
  name text not null,
  mode text not null,
  created_at bigint not null,
  isolation text default 'none' not null,
  purposes text,
  privacy_url text,
  contact text,
  keep_days integer,
  access_days integer default 90 not null,
  suspended_at bigint,
  id_token_alg text default 'ES256' not null,
  pkce text default 'required' not null
);
create table app_keys (
  key_hash text primary key,
  app_id text not null references apps (id) on delete cascade,
  created_at bigint not null,
  ends_at bigint,
  begins text default '' not null,
  kind text default 'key' not null
);
create index app_keys_app on app_keys (app_id);
create table app_origins (
  app_id text not null references apps (id) on delete cascade,
  origin text not null,
  constraint app_origins_key primary key (app_id, origin)
);
create index app_origins_origin on app_origins (origin);
create table app_redirects (
  app_id text not null references apps (id) on delete cascade,
  url text not null,
  constraint app_redirects_key primary key (app_id, url)
);
create table people (
  id text primary key,
  address text not null unique,
  created_at bigint not null,
  pin_hash text
);
create table codes (
  challenge text primary key,
  app_id text not null references apps (id) on delete cascade,
  address text not null,
  client text not null,
  mac text not null,
  created_at bigint not null,
  expires_at bigint not null,
  tries integer not null,
  used_at bigint
);
create index codes_address on codes (address, app_id, created_at);
create index codes_app on codes (app_id);
create index codes_expires on codes (expires_at);
create table attempts (id text primary key, subject text not null, at bigint not null);
create index attempts_subject on attempts (subject, at);
create index attempts_at on attempts (at);
create table mails (
  id text primary key,
  sealed text not null,
  state text not null,
  created_at bigint not null,
  due_at bigint not null,
  expires_at bigint not null,
  tries integer not null,
  leased_until bigint not null,
  recipient text
);
create index mails_due on mails (state, due_at);
create index mails_expires on mails (expires_at);
create index mails_recipient on mails (recipient, state);
create table subjects (
  person_id text not null references people (id) on delete cascade,
  app_id text not null references apps (id) on delete cascade,
  subject text not null unique,
  constraint subjects_key primary key (person_id, app_id)
);
create index subjects_app on subjects (app_id);
create table grants (
  id text primary key,
  person_id text not null references people (id) on delete cascade,
  app_id text not null references apps (id) on delete cascade,
  scope text not null,
  created_at bigint not null,
  revoked_at bigint,
  ends_at bigint default 0 not null,
  origin text,
  purpose text,
  end_told integer default 0 not null,
  gives_address integer default 0 not null
);
create index grants_person on grants (person_id, app_id);
create index grants_app on grants (app_id);
create index grants_ending on grants (end_told, ends_at);
create table receipts (
  id text primary key,
  grant_id text not null unique,
  person_id text references people (id) on delete set null,
  jws text not null,
  updated_at bigint not null
);
create index receipts_person on receipts (person_id);
create table answers (
  id text primary key,
  person_id text not null references people (id) on delete cascade,
  request_hash text not null,
  sealed text not null,
  expires_at bigint not null
);
create index answers_person on answers (person_id);
create index answers_expires on answers (expires_at);
create table receipt_keys (kid text primary key, jwk text not null, created_at bigint not null);
create table accounts (
  person_id text not null references people (id) on delete cascade,
  connector text not null,
  sealed text not null,
  scope text,
  connected_at bigint not null,
  constraint accounts_key primary key (person_id, connector)
);
create table revocations (
  id text primary key,
  connector text not null,
  sealed text not null,
  due_at bigint not null,
  expires_at bigint not null,
  tries integer not null,
  leased_until bigint not null,
  owner text
);
create index revocations_due on revocations (due_at);
create index revocations_expires on revocations (expires_at);
create index revocations_owner on revocations (owner, connector);
create table signals (
  ${SIGNAL},
  constraint signals_key primary key (person_id, connector, kind, text),
  constraint signals_account foreign key (person_id, connector)
    references accounts (person_id, connector) on delete cascade
);
create table readings (
  person_id text not null,
  connector text not null,
  state text not null,
  fault text,
  list text,
  read integer not null,
  total integer,
  position text,
  changed_at bigint not null,
  due_at bigint,
  tries integer not null,
  leased_until bigint not null,
  constraint readings_key primary key (person_id, connector),
  constraint readings_account foreign key (person_id, connector)
    references accounts (person_id, connector) on delete cascade
);
create index readings_due on readings (due_at);
create table passkeys (
  id text primary key,
  person_id text not null references people (id) on delete cascade,
  credential_id text not null unique,
  public_key text not null,
  counter bigint not null,
  transports text not null,
  name text,
  created_at bigint not null,
  used_at bigint,
  added_by text
);
create index passkeys_person on passkeys (person_id);
create table sessions (
  id text primary key,
  token_hash text not null unique,
  person_id text not null references people (id) on delete cascade,
  app_id text not null references apps (id) on delete cascade,
  origin text,
  created_at bigint not null,
  used_at bigint not null,
  expires_at bigint not null,
  nonce text not null,
  passkey_id text references passkeys (id) on delete cascade,
  openid integer default 0 not null,
  from_session text references sessions (id) on delete cascade
);
create index sessions_person on sessions (person_id);
create index sessions_app on sessions (app_id);
create index sessions_expires on sessions (expires_at);
create index sessions_passkey on sessions (passkey_id);
create index sessions_from on sessions (from_session);
create table passkey_challenges (hash text primary key, expires_at bigint not null);
create index passkey_challenges_expires on passkey_challenges (expires_at);
create table lasting_tickets (
  id text primary key,
  connector text not null,
  person_id text not null references people (id) on delete cascade,
  session_id text not null,
  app_id text not null,
  state_hash text not null,
  ticket_hash text unique,
  sealed text not null,
  expires_at bigint not null,
  used_at bigint
);
alter table lasting_tickets rename to tickets;
create index tickets_person on tickets (person_id);
create index tickets_expires on tickets (expires_at);
create table asked_items (
  holder text not null,
  item text not null,
  grant_id text references grants (id) on delete cascade,
  expires_at bigint,
  constraint asked_items_key primary key (holder, item)
);
create index asked_items_grant on asked_items (grant_id);
create index asked_items_expires on asked_items (expires_at);
create table asked_days (
  grant_id text not null references grants (id) on delete cascade,
  day integer not null,
  items integer not null,
  last_at bigint not null,
  constraint asked_days_key primary key (grant_id, day)
);
create table archives (
  person_id text not null references people (id) on delete cascade,
  connector text not null,
  added_at bigint not null,
  constraint archives_key primary key (person_id, connector)
);
create table archive_signals (
  ${SIGNAL},
  constraint archive_signals_key primary key (person_id, connector, kind, text),
  constraint archive_signals_archive foreign key (person_id, connector)
    references archives (person_id, connector) on delete cascade
);
create table authorizations (
  id text primary key,
  code_hash text not null unique,
  app_id text not null references apps (id) on delete cascade,
  grant_id text references grants (id) on delete cascade,
  subject text not null,
  scope text not null,
  origin text,
  challenge text,
  expires_at bigint not null,
  used_at bigint,
  ended_at bigint,
  redirect_uri text,
  nonce text,
  family_hash text,
  refresh_hash text,
  auth_time bigint,
  session_id text
);
create index authorizations_app on authorizations (app_id);
create index authorizations_grant on authorizations (grant_id);
create index authorizations_expires on authorizations (expires_at);
create unique index authorizations_family on authorizations (family_hash);
create table app_webhooks (
  app_id text primary key references apps (id) on delete cascade,
  url text not null,
  secret text not null,
  old_secret text,
  old_ends_at bigint,
  paused_until bigint not null
);
create table webhook_events (
  id text primary key,
  app_id text not null references apps (id) on delete cascade,
  subject text not null,
  seq bigint not null,
  type text not null,
  grant_id text,
  session_id text,
  created_at bigint not null,
  state text not null,
  due_at bigint not null,
  expires_at bigint not null,
  tries integer not null,
  leased_until bigint not null,
  failure text
);
create index webhook_events_of_person on webhook_events (app_id, subject, seq);
create index webhook_events_due on webhook_events (state, due_at);
create index webhook_events_old on webhook_events (expires_at);
create index webhook_events_newest on webhook_events (created_at, id);
create index webhook_events_of_state on webhook_events (state, created_at, id);
create index webhook_events_by_state on webhook_events (state, app_id, type);
create table authorize_requests (
  id text primary key,
  app_id text not null references apps (id) on delete cascade,
  browser_hash text not null,
  sealed text not null,
  expires_at bigint not null,
  session_id text references sessions (id) on delete cascade
);
create index authorize_requests_app on authorize_requests (app_id);
create index authorize_requests_expires on authorize_requests (expires_at);
create index authorize_requests_session on authorize_requests (session_id);
create table authorize_browsers (
  browser_hash text not null,
  app_id text not null references apps (id) on delete cascade,
  session_id text not null references sessions (id) on delete cascade,
  email integer not null,
  grant_id text references grants (id) on delete set null,
  constraint authorize_browsers_key primary key (browser_hash, app_id)
);
create index authorize_browsers_app on authorize_browsers (app_id);
create index authorize_browsers_session on authorize_browsers (session_id);
create index authorize_browsers_grant on authorize_browsers (grant_id);
create table audit (
  seq bigint primary key,
  at bigint not null,
  actor text not null,
  action text not null,
  app_id text,
  subject text,
  detail text
);
create index audit_of_subject on audit (subject, seq);
create table operator_tokens (
  id text primary key,
  name text not null,
  token_hash text not null unique,
  begins text not null,
  created_at bigint not null
);
create table operator_sessions (
  token_hash text primary key,
  token_id text not null references operator_tokens (id) on delete cascade,
  expires_at bigint not null
);
create table day_counts (
  day integer not null,
  topic text not null,
  name text not null,
  kind text not null,
  count bigint not null,
  constraint day_counts_key primary key (topic, name, day, kind)
);
create index day_counts_old on day_counts (day);
create table platform_failures (
  connector text primary key,
  at bigint not null,
  call text not null,
  words text not null
);
create table app_logouts (
  app_id text primary key references apps (id) on delete cascade,
  url text not null,
  needs_session integer not null,
  paused_until bigint not null
);
create table account_tickets (
  hash text primary key,
  session_id text not null references sessions (id) on delete cascade,
  expires_at bigint not null
);
create index account_tickets_session on account_tickets (session_id);
create index account_tickets_expires on account_tickets (expires_at);
create table rsa_keys (id text primary key, sealed text not null, created_at bigint not null);
insert into apps (id, name, mode, created_at) values ('account', 'Account', 'live', 0);
`;
const REFUSAL = 'The audit log is append-only';

/** `insert or replace` of SQLite deletes a row without the trigger of deletions, so a known `seq` is refused too. */
export const AUDIT_ON_SQLITE = `
create trigger audit_update before update on audit begin select raise(abort, '${REFUSAL}'); end;
create trigger audit_delete before delete on audit begin select raise(abort, '${REFUSAL}'); end;
create trigger audit_replace before insert on audit when exists (select 1 from audit where seq = new.seq)
  begin select raise(abort, '${REFUSAL}'); end;
`;

export const AUDIT_ON_POSTGRES = `
create function refuse_audit_change() returns trigger language plpgsql as
     $$ begin raise exception '${REFUSAL}'; end $$;
create trigger audit_change before update or delete on audit
  for each row execute function refuse_audit_change();
create trigger audit_truncate before truncate on audit
  for each statement execute function refuse_audit_change();
`;
