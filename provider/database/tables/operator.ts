/** One action of an operator, a host or the provider. Triggers refuse every change of a row. */
interface AuditTable {
  seq: number;
  at: number;
  /** `cli:NAME`, `token:ID`, `person` or `provider`. */
  actor: string;
  action: string;
  app_id: string | null;
  /** Id of the changed object; for a person or an address a keyed hash. */
  subject: string | null;
  /** A JSON object. */
  detail: string | null;
}

/** A token for `/operator`. The row is deleted when the token is revoked. */
interface OperatorTokensTable {
  id: string;
  name: string;
  token_hash: string;
  /** The first characters, which identify a token for its owner. */
  begins: string;
  created_at: number;
}

/** A browser that signed in with a token. */
interface OperatorSessionsTable {
  token_hash: string;
  token_id: string;
  expires_at: number;
}

/** Counts of a day, without names of people. */
interface DayCountsTable {
  /** Days since 1970, in UTC. */
  day: number;
  topic: 'app' | 'mail' | 'limit' | 'platform' | 'webhook';
  /** The counted member of the topic: an app's id, a platform, a limit; empty if the topic has only one. */
  name: string;
  kind: string;
  count: number;
}

/** The last failure of each platform. */
interface PlatformFailuresTable {
  connector: string;
  at: number;
  call: string;
  words: string;
}

/** The operator's log, tokens, sessions and counts. */
export interface OperatorTables {
  audit: AuditTable;
  operator_tokens: OperatorTokensTable;
  operator_sessions: OperatorSessionsTable;
  day_counts: DayCountsTable;
  platform_failures: PlatformFailuresTable;
}
