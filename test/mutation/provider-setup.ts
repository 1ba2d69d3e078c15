import type { TestProject } from 'vitest/node';
import { makeEmptyDatabase } from '../provider/support/empty-database.ts';

/** Makes an empty SQLite file, and gives no programs of PostgreSQL. */
export default async function prepareProvider({ provide }: TestProject) {
  provide('postgresPrograms', '');
  const { file, remove } = await makeEmptyDatabase();
  provide('emptyDatabase', file);
  return remove;
}
