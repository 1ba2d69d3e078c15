import type { Generated } from 'kysely';

interface PeopleTable {
  id: string;
  /** In lower case. */
  address: string;
  created_at: number;
  pin_hash: string | null;
}

/** E-mail codes. `challenge` is the value that the requesting page got, `mac` the keyed hash of the digits. */
export interface CodesTable {
  challenge: string;
  app_id: string;
  address: string;
  /** Keyed hash of the client's address. */
  client: string;
  mac: string;
  created_at: number;
  expires_at: number;
  tries: number;
  used_at: number | null;
}

/** Counted attempts of all limits. `subject` is a keyed hash. */
interface AttemptsTable {
  id: string;
  subject: string;
  at: number;
}

export interface SessionsTable {
  id: string;
  token_hash: string;
  person_id: string;
  app_id: string;
  origin: string | null;
  created_at: number;
  used_at: number;
  expires_at: number;
  /** Binds a sealed PIN to this session. */
  nonce: string;
  /** The passkey that began the session; `null` for a code or another session. */
  passkey_id: string | null;
  /** 1 if the person signed in to the app with it by OpenID Connect. */
  openid: Generated<number>;
  /** The session that began this one, by ticket or by FedCM; this one ends with it. `null` for a code or a passkey. */
  from_session: string | null;
}

/** One-time tickets from the widget to /account. `hash` covers the ticket and its stage. */
interface AccountTicketsTable {
  hash: string;
  /** The session that asked. */
  session_id: string;
  expires_at: number;
}

/** A person's passkeys. Keys and ids are base64url. */
interface PasskeysTable {
  id: string;
  person_id: string;
  credential_id: string;
  /** In COSE format. */
  public_key: string;
  /** Number of signatures; stays 0 if the authenticator does not count. */
  counter: number;
  /** The authenticator's transports, separated by spaces. */
  transports: string;
  /** Name of the authenticator; `null` if it is unknown. */
  name: string | null;
  created_at: number;
  used_at: number | null;
  /**
   * Ids of the sessions that led to the passkey, separated by spaces; the last one added it. These sessions may have
   * ended. `null` for a passkey of an earlier release.
   */
  added_by: string | null;
}

/** Each challenge works once. `hash` covers the challenge and its purpose. */
interface PasskeyChallengesTable {
  hash: string;
  expires_at: number;
}

/** Mails in the queue. `sealed` is emptied after the mail was sent or given up. */
interface MailsTable {
  id: string;
  sealed: string;
  state: 'waiting' | 'sent' | 'given-up' | 'refused';
  /** Keyed hash of the address. */
  recipient: string | null;
  created_at: number;
  /** Earliest time of the next try. */
  due_at: number;
  /** The mail is useless after this time. */
  expires_at: number;
  tries: number;
  /** One copy has the row until this time. */
  leased_until: number;
}

/** People, their sign-in data, and their mails. */
export interface PeopleTables {
  people: PeopleTable;
  codes: CodesTable;
  attempts: AttemptsTable;
  sessions: SessionsTable;
  account_tickets: AccountTicketsTable;
  passkeys: PasskeysTable;
  passkey_challenges: PasskeyChallengesTable;
  mails: MailsTable;
}
