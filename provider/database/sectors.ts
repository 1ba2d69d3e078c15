import { sql } from 'kysely';
import type { Trx } from './database.ts';

/**
 * The applications of a sector share a person's id, so `subject` is no longer unique in `subjects`. Items now belong
 * to a person and an application, so the items of single grants are deleted.
 */
export const addSectors = async (trx: Trx): Promise<void> => {
  const statements = [
    'alter table apps add column sector text',
    // SQLite cannot drop the constraint of a column.
    `create table sector_subjects (
       person_id text not null references people (id) on delete cascade,
       app_id text not null references apps (id) on delete cascade,
       subject text not null,
       constraint subjects_pair_key primary key (person_id, app_id))`,
    'insert into sector_subjects select person_id, app_id, subject from subjects',
    'drop table subjects',
    'alter table sector_subjects rename to subjects',
    'create index subjects_app on subjects (app_id)',
    'create index subjects_subject on subjects (subject)',
    'delete from asked_items where expires_at is null',
  ];
  for (const statement of statements) await sql.raw(statement).execute(trx);
};
