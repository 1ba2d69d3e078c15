import { createAudit } from '../../../provider/operations/audit.ts';
import { createOperatorTokens } from '../../../provider/operator/tokens.ts';
import { addressOf } from './calls.ts';
import { type Filling, fillDatabase } from './filling.ts';
import { millionPeople } from './million.ts';
import type { Place } from './places.ts';
import { openProvider } from './provider-subject.ts';

const APPS = 500;
const DAYS = 400;
const KINDS = 6;
const EVENTS = 200_000;
const ENTRIES = 300_000;
const MAILS = 20_000;
const RUNS = 15;
const DAY_MS = 86_400_000;

const longRun =
  (now: number): Filling =>
  (numbersTo) => {
    const later = now + DAY_MS;
    const today = Math.floor(now / DAY_MS);
    const app = `'app_' || (n % ${APPS} + 1)`;
    return [
      `insert into apps (id, name, mode, isolation, created_at) select 'app_' || n, 'Shop ' || n, 'live', 'none', ${now} - n from ${numbersTo(APPS)}`,
      `insert into app_origins (app_id, origin) select 'app_' || n, 'https://shop-' || n || '.example' from ${numbersTo(APPS)}`,
      `insert into app_webhooks (app_id, url, secret, paused_until) select 'app_' || n, 'https://shop-' || n || '.example/hook', '', 0 from ${numbersTo(APPS)}`,
      `insert into day_counts (topic, name, day, kind, count)
       select 'app', ${app}, ${today} - n / ${APPS} % ${DAYS}, 'kind' || (n / ${APPS * DAYS}), 7 from ${numbersTo(APPS * DAYS * KINDS)}`,
      `insert into webhook_events (id, app_id, subject, seq, type, created_at, state, due_at, expires_at, tries, leased_until)
       select 'event_' || n, ${app}, 'subject_' || n, n, 'grant.given', ${now} - n, case when n % 4 = 0 then 'given-up' else 'sent' end, ${now}, ${later}, 9, 0 from ${numbersTo(EVENTS)}`,
      `insert into mails (id, sealed, state, recipient, created_at, due_at, expires_at, tries, leased_until)
       select 'mail_' || n, '', 'sent', 'recipient_' || n, ${now}, ${now}, ${later}, 1, 0 from ${numbersTo(MAILS)}`,
      `insert into audit (seq, at, actor, action, app_id, subject) select ${now} * 1000 - n, ${now}, 'person', 'person.deleted', null, 'hash_' || n from ${numbersTo(ENTRIES)}`,
    ];
  };

export const consoleTimes = async (place: Place) => {
  const now = Date.now();
  const address = await place.database();
  const provider = await openProvider(address, (appId) =>
    fillDatabase(address, (numbersTo) => [...millionPeople(appId)(numbersTo), ...longRun(now)(numbersTo)]),
  );
  const { database, operations } = provider;
  const { token } = await createOperatorTokens(database, createAudit(database, Date.now), Date.now).add(
    'Bench',
    'cli:bench',
  );

  const call = async (path: string, body?: object) => {
    const answer = await operations(
      new Request(`http://localhost/operator/api/${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { host: 'localhost', authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    );
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
    return text;
  };
  const pageAfter = async (path: string) => {
    const { next } = JSON.parse(await call(path));
    return `${path}?after=${encodeURIComponent(next)}`;
  };
  const midst = now * 1000 - ENTRIES / 2;
  const views: readonly (readonly [string, string, object?])[] = [
    ['applications', 'apps'],
    ['applications, next page', await pageAfter('apps')],
    ['applications, by a part of an origin', 'apps?search=shop-49'],
    ['an application with its numbers', 'apps/app_250'],
    ['receivers', 'receivers'],
    ['webhooks', 'webhooks'],
    ['webhooks, next page', await pageAfter('webhooks')],
    ['webhooks of an application', 'webhooks?app=app_250'],
    ['webhooks that were delivered', 'webhooks?delivery=sent'],
    ['webhooks that were given up', 'webhooks?delivery=given-up'],
    ['webhooks that wait', 'webhooks?delivery=waiting'],
    ['a person by address', 'person', { address: 'known-500000@example.org' }],
    ['a person who is not there', 'person', { address: addressOf(5) }],
    ['platforms', 'platforms'],
    ['mail', 'mail'],
    ['limits', 'limits'],
    ['audit log', 'audit'],
    ['audit log, in its middle', `audit?after=${midst}`],
  ];
  const times = [];
  for (const [view, path, body] of views) {
    const runs: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const begun = performance.now();
      await call(path, body);
      runs.push(performance.now() - begun);
    }
    times.push({ view, runs });
  }
  await provider.close();
  return times;
};
