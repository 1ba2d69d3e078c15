import { afterAll, beforeAll, expect, it } from 'vitest';
import { openAtGoogle } from './support/google.ts';
import { STORIES } from './support/google-stories.ts';

let opened: Awaited<ReturnType<typeof openAtGoogle>>;
beforeAll(async () => {
  opened = await openAtGoogle({});
});
afterAll(() => opened?.close());

it.each(STORIES)(
  'access under one Google client, %s: no other connection ends, and none is left behind',
  async (title, steps, alive, left) => {
    const person = await opened.person(title);
    await steps(person);
    expect([await person.connections(), person.grants.accounts()]).toEqual([{ alive, ended: [] }, left]);
  },
);
