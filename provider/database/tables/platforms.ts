import type { ConnectorId } from '../../../common/platforms/ids.ts';
import type { SignalKind } from '../../../common/platforms/kit/facts.ts';

/** One account of each platform. `sealed` contains its tokens. */
interface AccountsTable {
  person_id: string;
  connector: ConnectorId;
  sealed: string;
  scope: string | null;
  connected_at: number;
}

/** Attempts that returned from a platform. `sealed` contains the tokens until the session that began takes them. */
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

/** Tokens that must be revoked at their platforms. */
interface RevocationsTable {
  id: string;
  connector: ConnectorId;
  /** A keyed hash of the person; `null` in rows of earlier releases. */
  owner: string | null;
  sealed: string;
  due_at: number;
  expires_at: number;
  tries: number;
  leased_until: number;
}

/** A person's signals. Deleted with the account, or with the archive. */
interface SignalsTable {
  person_id: string;
  connector: ConnectorId;
  kind: SignalKind;
  text: string;
  about: string | null;
  weight: number;
  at: number | null;
}

/** The downloads that a person read. */
interface ArchivesTable {
  person_id: string;
  connector: ConnectorId;
  added_at: number;
}

/** Progress of reading an account. `due_at` is empty after the reading is finished or given up. */
interface ReadingsTable {
  person_id: string;
  connector: ConnectorId;
  state: 'reading' | 'done' | 'failed';
  /** Reason why the reading waits or was given up. */
  fault: string | null;
  /** The current list, the number of entries read, and their total. */
  list: string | null;
  read: number;
  total: number | null;
  /** Position at which the platform's reader continues. */
  position: string | null;
  changed_at: number;
  due_at: number | null;
  tries: number;
  /** One copy has the row until this time. */
  leased_until: number;
}

/** Connected platforms and their signals. */
export interface PlatformTables {
  accounts: AccountsTable;
  tickets: TicketsTable;
  revocations: RevocationsTable;
  signals: SignalsTable;
  archives: ArchivesTable;
  archive_signals: SignalsTable;
  readings: ReadingsTable;
}
