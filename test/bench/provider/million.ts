import { addressOf } from './calls.ts';
import { type Filling, fillDatabase } from './filling.ts';
import type { Place } from './places.ts';
import { openProvider, type ProviderSubject } from './provider-subject.ts';

const VISITS = 150;
const PEOPLE = 1_000_000;
const RECEIPT_LETTERS = 300;
/** Ids of the same length, inserted in the order of their index, so that each page of the index is written once. */
const FIRST = 10_000_000;

export const millionPeople =
  (appId: string): Filling =>
  (numbersTo) => {
    const [at, later] = [Date.now(), Date.now() + 86_400_000];
    const [from, id] = [numbersTo(PEOPLE), `(n + ${FIRST})`];
    return [
      `insert into people (id, address, created_at) select 'person_' || ${id}, 'known-' || n || '@example.org', ${at} from ${from}`,
      `insert into sessions (id, token_hash, person_id, app_id, origin, created_at, used_at, expires_at, nonce)
       select 'session_' || ${id}, 'hash_' || ${id}, 'person_' || ${id}, '${appId}', 'https://shop.example', ${at}, ${at}, ${later}, 'nonce' from ${from}`,
      `insert into subjects (person_id, app_id, subject) select 'person_' || ${id}, '${appId}', 'subject_' || ${id} from ${from}`,
      `insert into grants (id, person_id, app_id, scope, created_at, ends_at)
       select 'grant_' || ${id}, 'person_' || ${id}, '${appId}', 'medium', ${at}, ${later} from ${from}`,
      `insert into receipts (id, grant_id, person_id, jws, updated_at)
       select 'receipt_' || ${id}, 'grant_' || ${id}, 'person_' || ${id}, '${'x'.repeat(RECEIPT_LETTERS)}', ${at} from ${from}`,
    ];
  };

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

export const timesBesideMillion = async (place: Place, nextPeople: (count: number) => number) => {
  const empty = await openProvider(await place.database());
  const address = await place.database();
  const full = await openProvider(address, (appId) => fillDatabase(address, millionPeople(appId)));
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
