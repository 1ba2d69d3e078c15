import { ask } from '../support/ask.ts';
import { exchange } from '../support/code.ts';
import { ORIGIN } from '../support/provider.ts';
import type { Day } from './day.ts';
import type { Person } from './people.ts';

/** People whose sessions and tokens are tried again in the evening. */
const SOME = 200;
const ITEM = { Input: ['Topic 0'] };

/** Checks at the end of the day that valid tokens still work, and that ended ones are refused. */
export const checkLive = async ({ apps, callers, people, problems, note }: Day): Promise<void> => {
  const every = Math.ceil(people.length / SOME);
  const check = async ({ app: place, email, peer, token, given, endedSessions }: Person) => {
    const app = apps[place];
    if (app === undefined) return;
    const provider = callers(email, peer);
    const grants = async (session: string) =>
      (await ask(provider, '/api/grants', { key: app.key, token: session, origin: ORIGIN })).status;
    if (token !== null && (await grants(token)) !== 200) problems.push(`${email}: the session has ended`);
    for (const { token: ended } of endedSessions)
      if ((await grants(ended)) !== 401) problems.push(`${email}: an ended session works`);
    for (const each of given) {
      const isOver = each.over !== null || each.tokensOver !== null;
      for (const access of isOver ? each.tokens : []) {
        const { status } = await ask(provider, '/api/inference', { token: access, origin: null, body: ITEM });
        if (status !== 401) problems.push(`${email}: the token of an ended grant is answered ${status}`);
      }
      if (each.refresh === null || each.isUnsure) continue;
      const fields = { client_id: app.id, client_secret: app.secret, refresh_token: each.refresh };
      const answer = await exchange(provider, { ...fields, grant_type: 'refresh_token' });
      if ((answer.status === 200) === isOver)
        problems.push(`${email}: a refresh token is answered ${answer.status}, ended: ${isOver}`);
    }
    note('people tried again in the evening');
  };
  const some = people.filter(({ index, isDeleted }) => index % every === 0 || isDeleted);
  for (let first = 0; first < some.length; first += 16)
    await Promise.all(some.slice(first, first + 16).map(check));
};
