import { inject } from 'vitest';
import { openDatabase } from '../../../provider/database/database.ts';
import { createSessions } from '../../../provider/people/sessions.ts';
import { createEvents } from '../../../provider/webhooks/events.ts';
import type { UserRecord } from '../../../widget/types.ts';

/** The app of host pages (showcase/sandbox/provider/apps.ts). */
const APP = 'app_sandbox';

const open = () => {
  const database = openDatabase(inject('database'));
  return { database, sessions: createSessions(database, createEvents(database, Date.now).notify, Date.now) };
};
/** One connection for all test files in this process. It ends with the process. */
let shared: ReturnType<typeof open> | undefined;

/** The token of a new session on the server of all browser tests, as after an earlier visit. */
const newSession = async (email: string, appId: string, origin: string): Promise<string> => {
  shared ??= open();
  const { database, sessions } = shared;
  return database.transaction(async (trx) => {
    await trx
      .insertInto('people')
      .values({ id: `person_${email}`, address: email, created_at: Date.now(), pin_hash: null })
      .onConflict((conflict) => conflict.column('address').doNothing())
      .execute();
    const { id } = await trx
      .selectFrom('people')
      .select('id')
      .where('address', '=', email)
      .executeTakeFirstOrThrow();
    return (await sessions.begin(trx, id, { appId, origin })).token;
  });
};

export const withSession = async (
  user: UserRecord,
  appId = APP,
  origin = inject('baseUrl'),
): Promise<UserRecord> => ({
  ...user,
  token: await newSession(user.email, appId, origin),
});

/** On another server. `embedder` is the application's page, if `origin` is the provider's own. */
export const signInAt = async (
  server: string,
  origin: string,
  email: string,
  embedder?: string,
): Promise<string> => {
  const post = async (path: string, body: object) => {
    const own = { 'content-type': 'application/json', 'x-api-key': 'sandbox-demo-key', origin };
    const headers = embedder === undefined ? own : { ...own, 'x-embedder': embedder };
    const answer = await fetch(`${server}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return answer.json();
  };
  await post('/api/email/verify', { email });
  const inbox = await fetch(`${server}/sandbox/inbox?email=${encodeURIComponent(email)}`);
  const { messages } = await inbox.json();
  const { token } = await post('/api/email/verify/confirm', { email, code: messages[0].code });
  return token;
};
