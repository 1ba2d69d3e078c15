import { sql } from 'kysely';
import type { Database } from '../../../provider/database/database.ts';
import { addressOf } from './calls.ts';
import type { Place } from './places.ts';
import { openProvider, type ProviderSubject } from './provider-subject.ts';

const VISITS = 150;
const PEOPLE = 1_000_000;
const RECEIPT_LETTERS = 300;

/** Numbers from 1 to a million in a scattered order, because ids of the provider are random. */
const SPREAD = sql`(n * 7919 % 1000003)`;

const numbers = (isPostgres: boolean) =>
  isPostgres
    ? sql`generate_series(1::bigint, ${sql.lit(PEOPLE)}) as numbers(n)`
    : sql`(with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${sql.lit(PEOPLE)}) select n from numbers)`;

/** A million people, each with a session, a grant and a receipt. */
const fill = async ({ query, transaction }: Database, appId: string, isPostgres: boolean) => {
  const now = Date.now();
  const from = numbers(isPostgres);
  const app = sql.lit(appId);
  const at = sql.lit(now);
  const later = sql.lit(now + 86_400_000);
  const statements = [
    sql`insert into people (id, address, created_at) select 'person_' || ${SPREAD}, 'known-' || n || '@example.org', ${at} from ${from}`,
    sql`insert into sessions (id, token_hash, person_id, app_id, origin, created_at, used_at, expires_at, nonce)
        select 'session_' || ${SPREAD}, 'hash_' || ${SPREAD}, 'person_' || ${SPREAD}, ${app}, 'https://shop.example', ${at}, ${at}, ${later}, 'nonce' from ${from}`,
    sql`insert into subjects (person_id, app_id, subject) select 'person_' || ${SPREAD}, ${app}, 'subject_' || n from ${from}`,
    sql`insert into grants (id, person_id, app_id, scope, created_at) select 'grant_' || ${SPREAD}, 'person_' || ${SPREAD}, ${app}, 'medium', ${at} from ${from}`,
    sql`insert into receipts (id, grant_id, person_id, jws, updated_at)
        select 'receipt_' || ${SPREAD}, 'grant_' || ${SPREAD}, 'person_' || ${SPREAD}, ${sql.lit('x'.repeat(RECEIPT_LETTERS))}, ${at} from ${from}`,
  ];
  // Scattered ids touch every page of an index. With 512 MB of cache each page is written once.
  if (!isPostgres) await sql`pragma cache_size = -512000`.execute(query);
  await transaction(async (trx) => {
    // The provider's own limit of 15 s is meant for calls.
    if (isPostgres) await sql`set local statement_timeout = 0`.execute(trx);
    for (const statement of statements) await statement.execute(trx);
  });
  if (isPostgres) await sql`analyze`.execute(query);
};

/** The calls of a person's visit, each timed. */
const visit = async (provider: ProviderSubject, index: number, note: (call: string, ms: number) => void) => {
  const timed = async <T>(name: string, call: () => Promise<T>): Promise<T> => {
    const begun = performance.now();
    const answer = await call();
    note(name, performance.now() - begun);
    return answer;
  };
  const challenge = await timed('call 1', () => provider.send(index));
  const code = (await provider.codes()).get(addressOf(index)) ?? '';
  const token = await timed('call 2', () => provider.confirm(index, challenge, code));
  const body = { Info: { confirmations: [{ data: 'Medium', date: new Date().toISOString() }] } };
  const { accessToken } = await timed('call 4', () =>
    provider.call(index, '/api/getAPIurlMobile', body, token),
  );
  await timed('the person’s grants', () => provider.call(index, '/api/grants', undefined, token));
  await timed('call 5', () =>
    provider.call(index, '/api/inference', { Input: ['AI', 'Law'] }, String(accessToken)),
  );
};

/** Milliseconds of each call with a million people in the database, and with none. */
export const timesBesideMillion = async (place: Place, nextPeople: (count: number) => number) => {
  const empty = await openProvider(await place.database());
  const full = await openProvider(await place.database());
  await fill(full.database, full.app.id, place.name === 'PostgreSQL');
  const times = new Map<string, { full: number[]; empty: number[] }>();
  for (let count = 0; count < VISITS; count += 1) {
    for (const [which, provider] of [
      ['full', full],
      ['empty', empty],
    ] as const) {
      await visit(provider, nextPeople(1), (call, ms) => {
        const kept = times.get(call) ?? { full: [], empty: [] };
        kept[which].push(ms);
        times.set(call, kept);
      });
    }
  }
  await full.close();
  await empty.close();
  return [...times].map(([call, kept]) => ({ call, ...kept }));
};
