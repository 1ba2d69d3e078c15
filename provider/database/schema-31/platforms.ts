import type { ConnectorId, SourceId } from '../../../common/platforms/ids.ts';
import type { SignalKind } from '../../../common/platforms/kit/facts.ts';
import { column, columns, table } from './table.ts';

const SIGNAL = columns({
  person_id: 'text not null',
  connector: column<SourceId>('text not null'),
  kind: column<SignalKind>('text not null'),
  text: 'text not null',
  about: 'text',
  weight: 'real not null',
  at: 'bigint',
});

export const PLATFORM_TABLES = {
  /** One account of each platform. `sealed` contains its tokens. */
  accounts: table(
    {
      person_id: 'text not null references people (id) on delete cascade',
      connector: column<ConnectorId>('text not null'),
      sealed: 'text not null',
      scope: 'text',
      connected_at: 'bigint not null',
    },
    { constraints: ['accounts_key primary key (person_id, connector)'] },
  ),
  /** Attempts that returned from a platform. `sealed` contains the tokens until the session that began takes them. */
  tickets: table(
    {
      id: 'text primary key',
      connector: column<ConnectorId>('text not null'),
      person_id: 'text not null references people (id) on delete cascade',
      session_id: 'text not null',
      app_id: 'text not null',
      state_hash: 'text not null',
      ticket_hash: 'text unique',
      sealed: 'text not null',
      expires_at: 'bigint not null',
      used_at: 'bigint',
    },
    { indexes: { person: 'person_id', expires: 'expires_at' }, firstName: 'lasting_tickets' },
  ),
  revocations: table(
    {
      id: 'text primary key',
      connector: column<ConnectorId>('text not null'),
      sealed: 'text not null',
      due_at: 'bigint not null',
      expires_at: 'bigint not null',
      tries: 'integer not null',
      leased_until: 'bigint not null',
      /** A keyed hash of the person; `null` in rows of earlier releases. */
      owner: 'text',
    },
    { indexes: { due: 'due_at', expires: 'expires_at', owner: 'owner, connector' } },
  ),
  /** A person's signals. Deleted with the account, or with the archive. */
  signals: table(SIGNAL, {
    constraints: [
      'signals_key primary key (person_id, connector, kind, text)',
      'signals_account foreign key (person_id, connector) references accounts (person_id, connector) on delete cascade',
    ],
  }),
  archives: table(
    {
      person_id: 'text not null references people (id) on delete cascade',
      connector: column<SourceId>('text not null'),
      added_at: 'bigint not null',
    },
    { constraints: ['archives_key primary key (person_id, connector)'] },
  ),
  archive_signals: table(SIGNAL, {
    constraints: [
      'archive_signals_key primary key (person_id, connector, kind, text)',
      'archive_signals_archive foreign key (person_id, connector) references archives (person_id, connector) on delete cascade',
    ],
  }),
  /** Progress of reading an account. `due_at` is empty after the reading is finished or given up. */
  readings: table(
    {
      person_id: 'text not null',
      connector: column<ConnectorId>('text not null'),
      state: column<'reading' | 'done' | 'failed'>('text not null'),
      fault: 'text',
      /** The current list, the number of entries read, and their total. */
      list: 'text',
      read: 'integer not null',
      total: 'integer',
      /** Position at which the platform's reader continues. */
      position: 'text',
      changed_at: 'bigint not null',
      due_at: 'bigint',
      tries: 'integer not null',
      leased_until: 'bigint not null',
    },
    {
      constraints: [
        'readings_key primary key (person_id, connector)',
        'readings_account foreign key (person_id, connector) references accounts (person_id, connector) on delete cascade',
      ],
      indexes: { due: 'due_at' },
    },
  ),
};
