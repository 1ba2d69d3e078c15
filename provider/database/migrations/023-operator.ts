import { sql } from 'kysely';
import type { Trx } from '../database.ts';

const REFUSAL = 'The audit log is append-only';

/** `insert or replace` of SQLite deletes a row without the trigger of deletions, so a known `seq` is refused too. */
const onSqlite = [
  `create trigger audit_update before update on audit begin select raise(abort, '${REFUSAL}'); end`,
  `create trigger audit_delete before delete on audit begin select raise(abort, '${REFUSAL}'); end`,
  `create trigger audit_replace before insert on audit when exists (select 1 from audit where seq = new.seq)
     begin select raise(abort, '${REFUSAL}'); end`,
];

const onPostgres = [
  `create function refuse_audit_change() returns trigger language plpgsql as
     $$ begin raise exception '${REFUSAL}'; end $$`,
  `create trigger audit_change before update or delete on audit
     for each row execute function refuse_audit_change()`,
  `create trigger audit_truncate before truncate on audit
     for each statement execute function refuse_audit_change()`,
];

/** The audit log, the operator's tokens, and the counts by day. */
export const operator = async (trx: Trx) => {
  const { schema } = trx;
  await schema
    .createTable('audit')
    .addColumn('seq', 'bigint', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('app_id', 'text')
    .addColumn('subject', 'text')
    .addColumn('detail', 'text')
    .execute();
  await schema.createIndex('audit_of_subject').on('audit').columns(['subject', 'seq']).execute();
  const isPostgres = trx.getExecutor().adapter.supportsTransactionalDdl;
  for (const statement of isPostgres ? onPostgres : onSqlite) await sql.raw(statement).execute(trx);
  await schema
    .createTable('operator_tokens')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('begins', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createTable('operator_sessions')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('token_id', 'text', (column) =>
      column.notNull().references('operator_tokens.id').onDelete('cascade'),
    )
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createTable('day_counts')
    .addColumn('day', 'integer', (column) => column.notNull())
    .addColumn('topic', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('count', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('day_counts_key', ['topic', 'name', 'day', 'kind'])
    .execute();
  await schema.createIndex('day_counts_old').on('day_counts').columns(['day']).execute();
  await schema
    .createTable('platform_failures')
    .addColumn('connector', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('call', 'text', (column) => column.notNull())
    .addColumn('words', 'text', (column) => column.notNull())
    .execute();
  await schema.alterTable('apps').addColumn('suspended_at', 'bigint').execute();
  await schema.alterTable('webhook_events').addColumn('failure', 'text').execute();
};
