import { setTimeout as pause } from 'node:timers/promises';
import { ask } from '../../support/ask.ts';
import type { Day } from './day.ts';

const PAUSE_MS = 200;
const MAX_WAIT_MS = 180_000;
const HOUR_MS = 3_600_000;
/** The longest pause before another try in this time. */
const JUMP_MS = HOUR_MS / 2;

/** Work that waits in the database, by queue. */
const waitingIn = async ({ office, clock }: Day) => {
  const { query } = office.database;
  const count = async (table: 'webhook_events' | 'mails') => {
    let rows = query.selectFrom(table).select(({ fn }) => fn.countAll().as('count'));
    if (table === 'mails') rows = rows.where('state', '=', 'waiting').where('expires_at', '>', clock.now());
    if (table === 'webhook_events') rows = rows.where('state', '=', 'waiting');
    return Number((await rows.executeTakeFirstOrThrow()).count);
  };
  return {
    mails: await count('mails'),
    events: await count('webhook_events'),
  };
};

/**
 * After the day, mail server and hosts work again. The copies do the waiting work, while the clock runs on;
 * then the short grants end by themselves.
 */
export const workInTheEvening = async (day: Day): Promise<void> => {
  const { callers, clock, hosts, mailboxes, office, problems } = day;
  hosts.setAway(false);
  mailboxes.setAway(false);
  let calls = 0;
  const workOff = async () => {
    const begun = performance.now();
    for (;;) {
      // An idle copy polls rarely for work. A successful write makes it poll often again.
      const key = day.apps[0]?.key ?? '';
      calls += 1;
      const caller = callers('evening', `192.0.2.${calls % 250}`);
      await ask(caller, '/api/email/verify', { key, body: { email: `evening-${calls}@example.org` } });
      await pause(PAUSE_MS);
      const waiting = await waitingIn(day);
      if (Object.values(waiting).every((count) => count === 0)) return;
      if (performance.now() - begun > MAX_WAIT_MS)
        return void problems.push(`Work still waits: ${JSON.stringify(waiting)}`);
      clock.pass(JUMP_MS);
    }
  };
  await workOff();
  clock.pass(25 * HOUR_MS);
  // Copies do this every twenty seconds, but the clock skips that time.
  while (await office.modules.events.notifyOfEnded());
  await workOff();
};
