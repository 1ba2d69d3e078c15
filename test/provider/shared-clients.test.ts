import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useDatabases } from './support/both-databases.ts';
import { openAtGoogle } from './support/google.ts';
import { STORIES } from './support/google-stories.ts';

const { databases, settingsOf } = useDatabases();

describe.each(databases)('access under one Google client, disconnected on %s', (database) => {
  let opened: Awaited<ReturnType<typeof openAtGoogle>>;
  beforeAll(async () => {
    opened = await openAtGoogle(await settingsOf(database));
  });
  afterAll(() => opened?.close());

  it.each(STORIES)(
    '%s: no other connection ends, and none is left behind',
    async (title, steps, alive, left) => {
      const person = await opened.person(title);
      await steps(person);
      expect([await person.connections(), person.grants.accounts()]).toEqual([{ alive, ended: [] }, left]);
    },
  );
});
