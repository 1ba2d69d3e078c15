import type { ConnectorId } from '../../config-platforms.ts';
import type { SignalKind } from '../../signal.ts';

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
  leased_until: number;
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
  leased_until: number;
}

/** Connected platforms, and what was read of them. */
export interface PlatformTables {
  accounts: AccountsTable;
  tickets: TicketsTable;
  revocations: RevocationsTable;
  signals: SignalsTable;
  readings: ReadingsTable;
}
