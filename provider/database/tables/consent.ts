import type { Generated } from 'kysely';

/** A person's id for one app. It differs between apps, so that apps cannot compare people. */
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
  ends_at: number;
  /** Origin of the page on which the person approved. */
  origin: string | null;
  /** The application's purpose, as shown to the person. */
  purpose: string | null;
  /** 1 once the application was notified of its end. */
  end_told: Generated<number>;
  /** 1 if the person gave the application their address in a sign-in. */
  gives_address: Generated<number>;
}

/** Stays without personal data when the person is deleted. */
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

/**
 * The access of an application's server by a one-time code. The access tokens from the code contain `id`.
 */
interface AuthorizationsTable {
  id: string;
  code_hash: string;
  app_id: string;
  /** `null` for a sample person in test mode. */
  grant_id: string | null;
  subject: string;
  /** Ids separated by spaces, as in the access token. */
  scope: string;
  /** Origin of the page that got the code; `null` if the request came from no page. */
  origin: string | null;
  /** S256 code challenge (RFC 7636); `null` if the application gave none. */
  challenge: string | null;
  /** End of the code; of the grant once there is a refresh token. */
  expires_at: number;
  used_at: number | null;
  /** The code or a refresh token was used twice, or revoked: all its tokens are invalid since then. */
  ended_at: number | null;
  /** For a code of OpenID Connect: its return address, which the exchange must repeat; otherwise `null`. */
  redirect_uri: string | null;
  nonce: string | null;
  /** Time of the sign-in. */
  auth_time: number | null;
  /** The session of the sign-in, which may have ended. */
  session_id: string | null;
  /** The part that all refresh tokens of the authorization share; `null` if there are none. */
  family_hash: string | null;
  /** The part of the one valid refresh token that differs. */
  refresh_hash: string | null;
}

/** A sign-in under way at `/authorize`. */
interface AuthorizeRequestsTable {
  id: string;
  app_id: string;
  /** Hash of the cookie of the browser that began. */
  browser_hash: string;
  /** The parameters of the request, as JSON. */
  sealed: string;
  /** Of the person who approved; their decision is in `sealed`. */
  session_id: Generated<string | null>;
  expires_at: number;
}

/** The session with which a browser signed in to an application at `/authorize`. */
interface AuthorizeBrowsersTable {
  browser_hash: string;
  app_id: string;
  session_id: string;
  /** 1 if the person gave the application their address. */
  email: number;
  /** The grant under which they gave it. */
  grant_id: Generated<string | null>;
}

/** An item of call 5, as a keyed hash. */
interface AskedItemsTable {
  /** Id of the grant, or of a token of test mode. */
  holder: string;
  item: string;
  /** `null` for a token of test mode. */
  grant_id: string | null;
  /** `null` for a grant. */
  expires_at: number | null;
}

/** Number of calls for a grant on a day. Days are counted from 1970 in UTC. */
interface AskedDaysTable {
  grant_id: string;
  day: number;
  items: number;
  last_at: number;
}

/** Every public key that has signed receipts. */
interface ReceiptKeysTable {
  kid: string;
  jwk: string;
  created_at: number;
}

/** RSA keys that sign ID tokens, one for each secret of the provider. */
interface RsaKeysTable {
  /** Keyed hash, by which a secret finds its key. */
  id: string;
  /** The private key as a JWK, sealed with the same secret. */
  sealed: string;
  created_at: number;
}

/** Approvals and their receipts. */
export interface ConsentTables {
  subjects: SubjectsTable;
  grants: GrantsTable;
  receipts: ReceiptsTable;
  answers: AnswersTable;
  authorizations: AuthorizationsTable;
  authorize_requests: AuthorizeRequestsTable;
  authorize_browsers: AuthorizeBrowsersTable;
  asked_items: AskedItemsTable;
  asked_days: AskedDaysTable;
  receipt_keys: ReceiptKeysTable;
  rsa_keys: RsaKeysTable;
}
