import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { oauthOf } from '../../../../common/platforms/platforms.ts';
import { openDatabase } from '../../../../provider/database/database.ts';
import { migrate } from '../../../../provider/database/migrate.ts';
import { createSignals } from '../../../../provider/interests/signals.ts';
import { createAccounts } from '../../../../provider/platforms/accounts.ts';
import { createPlatformClient } from '../../../../provider/platforms/client.ts';
import { createReading } from '../../../../provider/platforms/reading.ts';
import { createReadings } from '../../../../provider/platforms/readings.ts';
import type { Tokens } from '../../../../provider/platforms/sealed-tokens.ts';
import { createKeyring } from '../../../../provider/secrets/keyring.ts';
import { createClock, SECRET } from '../../support/provider.ts';
import { scratchFolder } from '../../support/scratch.ts';
import { workOff } from '../../support/work-off.ts';

export const PERSON = 'person-1';
const NETWORK_MS = 40;

type Answer = (request: Request) => Response | Promise<Response>;

/** A page of YouTube's subscriptions, or an empty page of the lists after them. */
export const youtubePage = (from: number, count: number, nextPageToken?: string) =>
  Response.json({
    items: Array.from({ length: count }, (_, index) => ({ snippet: { title: `Channel ${from + index}` } })),
    nextPageToken,
    pageInfo: { totalResults: 340 },
  });

export const isSubscriptions = ({ url }: Request) => url.includes('/subscriptions');

/** One person with YouTube connected, and any number of copies for the reading. */
export const startReading = async () => {
  const clock = createClock();
  const database = openDatabase({ kind: 'sqlite', file: join(scratchFolder(), 'reading.sqlite') });
  onTestFinished(() => database.close());
  await migrate(database, clock.now());
  const keyring = createKeyring([SECRET]);
  const accounts = createAccounts(database, keyring, clock.now);
  const readings = createReadings(database, clock.now);
  const signals = createSignals(database);
  const asked: Request[] = [];
  const reports: unknown[] = [];
  let answer: Answer = () => youtubePage(0, 0);
  const network = {
    timeoutMs: NETWORK_MS,
    fetch: (async (input, init) => {
      const request = new Request(input, init);
      asked.push(request);
      return answer(request);
    }) satisfies typeof fetch,
  };
  const client = createPlatformClient({
    connector: oauthOf('youtube'),
    api: oauthOf('youtube').api,
    credentials: { clientId: 'id', clientSecret: 'secret' },
    redirectUri: 'https://provider.example/oauth/youtube/callback',
    network,
    now: clock.now,
  });
  const person = { id: PERSON, address: 'amal@example.org', created_at: clock.now(), pin_hash: null };
  await database.query.insertInto('people').values(person).execute();
  /** Like call 3c. */
  const connect = (tokens: Tokens) =>
    database.transaction(async (trx) => {
      await accounts.link(trx, PERSON, 'youtube', tokens);
      await signals.forget(trx, PERSON, 'youtube');
      await readings.add(trx, PERSON, 'youtube');
    });
  await connect({ access: 'access-1', refresh: 'refresh-1', expiresAt: null, scope: null });
  const reading = createReading({
    notify: async () => {},
    database,
    accounts,
    readings,
    signals,
    network,
    clientOf: () => client,
    report: (_connector, error) => void reports.push(error),
  });
  return {
    accounts,
    asked,
    clock,
    connect,
    database,
    reports,
    answerWith: (given: Answer) => {
      answer = given;
    },
    read: (signal?: AbortSignal) => workOff(reading, signal),
    stands: async () => (await readings.of(PERSON))[0],
    texts: async () => (await signals.of(PERSON)).map(({ text }) => text),
  };
};
