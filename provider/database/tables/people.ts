interface PeopleTable {
  id: string;
  /** In lower case. */
  address: string;
  created_at: number;
  pin_hash: string | null;
}

/** E-mail codes. `challenge` is what the page that asked was told, `mac` the keyed hash of the digits. */
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

/** What limits count. `subject` is a keyed hash. */
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
  leased_until: number;
}

/** People, how they sign in, and the mails to them. */
export interface PeopleTables {
  people: PeopleTable;
  codes: CodesTable;
  attempts: AttemptsTable;
  sessions: SessionsTable;
  passkeys: PasskeysTable;
  passkey_challenges: PasskeyChallengesTable;
  mails: MailsTable;
}
