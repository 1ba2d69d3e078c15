import type { Generated } from 'kysely';
import type { ConnectorId } from '../config-platforms.ts';
import type { SignalKind } from '../signal.ts';

/** Which steps of `migrations/` this database has been through. */
interface MigrationsTable {
  version: number;
  applied_at: number;
}

interface AppsTable {
  id: string;
  name: string;
  mode: 'test' | 'live';
  isolation: Generated<'none' | 'frame'>;
  created_at: number;
}

/** An app has one key, and for a day after a rotation the one before. */
interface AppKeysTable {
  key: string;
  app_id: string;
  created_at: number;
  ends_at: number | null;
}

interface AppOriginsTable {
  app_id: string;
  origin: string;
}

interface AppRedirectsTable {
  app_id: string;
  url: string;
}

interface PeopleTable {
  id: string;
  /** In lower case. */
  address: string;
  created_at: number;
  pin_hash: string | null;
}

/** E-mail codes. `challenge` is what the page that asked was told, `mac` the keyed hash of the digits. */
interface CodesTable {
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

/** What limits count. `subject` is a keyed hash. */
interface AttemptsTable {
  id: string;
  subject: string;
  at: number;
}

interface SessionsTable {
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
  /** What began it; `null` for a code. */
  passkey_id: string | null;
}

/** What a person signs in with in place of a code. Keys and ids are base64url. */
interface PasskeysTable {
  id: string;
  person_id: string;
  credential_id: string;
  /** As COSE. */
  public_key: string;
  /** How often it signed; stays 0 where the authenticator does not count. */
  counter: number;
  /** How browsers reach the authenticator, separated by spaces. */
  transports: string;
  /** Of the authenticator; `null` for one that is not known. */
  name: string | null;
  created_at: number;
  used_at: number | null;
}

/** Each is good once. `hash` is of the challenge and of who may answer it. */
interface PasskeyChallengesTable {
  hash: string;
  expires_at: number;
}

/** Mails on their way. `sealed` is emptied once the mail is sent or given up. */
interface MailsTable {
  id: string;
  sealed: string;
  state: 'waiting' | 'sent' | 'given-up' | 'refused';
  /** Keyed hash of the address. */
  recipient: string | null;
  created_at: number;
  /** Not before. */
  due_at: number;
  /** Of no use after. */
  expires_at: number;
  tries: number;
  /** One copy is at work on it until then. */
  taken_until: number;
}

/** Who a person is to one app: another name for each, so that apps cannot compare. */
interface SubjectsTable {
  person_id: string;
  app_id: string;
  subject: string;
}

interface GrantsTable {
  id: string;
  person_id: string;
  app_id: string;
  /** Ids separated by spaces, as in the access token. */
  scope: string;
  created_at: number;
  revoked_at: number | null;
}

/** Stays when the person is deleted, then without anything personal. */
interface ReceiptsTable {
  id: string;
  grant_id: string;
  person_id: string | null;
  jws: string;
  updated_at: number;
}

/** First answers to calls with an idempotency key, sealed. */
interface AnswersTable {
  id: string;
  person_id: string;
  request_hash: string;
  sealed: string;
  expires_at: number;
}

/** Public keys that receipts were ever signed with. */
interface ReceiptKeysTable {
  kid: string;
  jwk: string;
  created_at: number;
}

/** One account of each platform; `sealed` holds its tokens. */
interface AccountsTable {
  person_id: string;
  connector: ConnectorId;
  sealed: string;
  scope: string | null;
  connected_at: number;
}

/** Attempts that came back from a platform. `sealed` holds the tokens until the session that began takes them. */
interface TicketsTable {
  id: string;
  connector: ConnectorId;
  person_id: string;
  session_id: string;
  app_id: string;
  state_hash: string;
  ticket_hash: string | null;
  sealed: string;
  expires_at: number;
  used_at: number | null;
}

/** Tokens that their platforms are to take back. */
interface RevocationsTable {
  id: string;
  connector: ConnectorId;
  sealed: string;
  due_at: number;
  expires_at: number;
  tries: number;
  taken_until: number;
}

/** What a platform says a person likes. Goes with the account. */
interface SignalsTable {
  person_id: string;
  connector: ConnectorId;
  kind: SignalKind;
  text: string;
  about: string | null;
  weight: number;
  at: number | null;
}

/** Where the reading of an account stands. `due_at` is empty once it is done or given up. */
interface ReadingsTable {
  person_id: string;
  connector: ConnectorId;
  state: 'reading' | 'done' | 'failed';
  /** Why it waits or was given up. */
  fault: string | null;
  /** What is read at present, how much of it, and of how many. */
  list: string | null;
  read: number;
  total: number | null;
  /** What the platform's reader goes on from. */
  position: string | null;
  changed_at: number;
  due_at: number | null;
  tries: number;
  /** One copy is at work on it until then. */
  taken_until: number;
}

/** Every table. Times are milliseconds since 1970, identifiers and hashes texts: the same on SQLite and PostgreSQL. */
export interface Tables {
  migrations: MigrationsTable;
  apps: AppsTable;
  app_keys: AppKeysTable;
  app_origins: AppOriginsTable;
  app_redirects: AppRedirectsTable;
  people: PeopleTable;
  codes: CodesTable;
  attempts: AttemptsTable;
  sessions: SessionsTable;
  passkeys: PasskeysTable;
  passkey_challenges: PasskeyChallengesTable;
  mails: MailsTable;
  subjects: SubjectsTable;
  grants: GrantsTable;
  receipts: ReceiptsTable;
  answers: AnswersTable;
  receipt_keys: ReceiptKeysTable;
  accounts: AccountsTable;
  tickets: TicketsTable;
  revocations: RevocationsTable;
  signals: SignalsTable;
  readings: ReadingsTable;
}
