import type { Trx } from '../database.ts';

/** Signals that people read from a platform's download. They need no connected account. */
export const archives = async ({ schema }: Trx) => {
  await schema
    .createTable('archives')
    .addColumn('person_id', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
    .addColumn('connector', 'text', (column) => column.notNull())
    .addColumn('added_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('archives_key', ['person_id', 'connector'])
    .execute();
  await schema
    .createTable('archive_signals')
    .addColumn('person_id', 'text', (column) => column.notNull())
    .addColumn('connector', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('about', 'text')
    .addColumn('weight', 'real', (column) => column.notNull())
    .addColumn('at', 'bigint')
    .addPrimaryKeyConstraint('archive_signals_key', ['person_id', 'connector', 'kind', 'text'])
    .addForeignKeyConstraint(
      'archive_signals_archive',
      ['person_id', 'connector'],
      'archives',
      ['person_id', 'connector'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .execute();
};
