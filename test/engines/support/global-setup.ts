import type { TestProject } from 'vitest/node';
import { makeEmptyDatabase } from '../../provider/support/empty-database.ts';

/** Makes the database that each provider of a test begins with. */
export default async function prepare({ provide }: TestProject) {
  const { file, remove } = await makeEmptyDatabase();
  provide('emptyDatabase', file);
  return remove;
}
