import type { Trx } from '../database.ts';

/** Signals of connected platforms, and the progress of each reading. Both are deleted with the account. */
export const signals = async ({ schema }: Trx) => {
  await schema
    .createTable('signals')
    .addColumn('person_id', 'text', (column) => column.notNull())
    .addColumn('connector', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('about', 'text')
    .addColumn('weight', 'real', (column) => column.notNull())
    .addColumn('at', 'bigint')
    .addPrimaryKeyConstraint('signals_key', ['person_id', 'connector', 'kind', 'text'])
    .addForeignKeyConstraint(
      'signals_account',
      ['person_id', 'connector'],
      'accounts',
      ['person_id', 'connector'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .execute();
  await schema
    .createTable('readings')
    .addColumn('person_id', 'text', (column) => column.notNull())
    .addColumn('connector', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('fault', 'text')
    .addColumn('list', 'text')
    .addColumn('read', 'integer', (column) => column.notNull())
    .addColumn('total', 'integer')
    .addColumn('position', 'text')
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .addColumn('due_at', 'bigint')
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('taken_until', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('readings_key', ['person_id', 'connector'])
    .addForeignKeyConstraint(
      'readings_account',
      ['person_id', 'connector'],
      'accounts',
      ['person_id', 'connector'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .execute();
  await schema.createIndex('readings_due').on('readings').column('due_at').execute();
};
