import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { CONNECTOR_IDS, type ConnectorId } from '../../../../provider/config-platforms.ts';
import { openDatabase } from '../../../../provider/database/database.ts';
import { migrate } from '../../../../provider/database/migrate.ts';
import { createSignals } from '../../../../provider/interests/signals.ts';
import { createAccounts } from '../../../../provider/platforms/accounts.ts';
import { createPlatformClient } from '../../../../provider/platforms/client.ts';
import { progressText } from '../../../../provider/platforms/progress/progress.ts';
import { createReading } from '../../../../provider/platforms/reading.ts';
import { createReadings } from '../../../../provider/platforms/readings.ts';
import { createKeyring } from '../../../../provider/secrets/keyring.ts';
import { createSandbox } from '../../../../showcase/sandbox/app.ts';
import { standInAt } from '../../../../showcase/sandbox/platforms/stand-in.ts';
import { createClock, SECRET } from '../../support/provider.ts';
import { scratchFolder } from '../../support/scratch.ts';
import { workOff } from '../../support/work-off.ts';

const ORIGIN = 'http://localhost:4173';
const PERSON = 'person-1';
const NETWORK_MS = 10_000;

/** No answer, or an interrupted one: neither ends before the provider's time limit. */
export const SLOW = 'slow';
export const STALLED = 'stalled';

/** Faults of the sandbox or one of the two above, by the provider's call; `null` removes it. */
export interface Faults {
  readonly read: string | null;
  readonly tokens: string | null;
}

/** One person who connected all eight stand-ins with the engineer's accounts, and the queue that reads them. */
export const startStandIns = async () => {
  const clock = createClock();
  const sandbox = createSandbox({ now: clock.now, origin: ORIGIN });
  const database = openDatabase({ kind: 'sqlite', file: join(scratchFolder(), 'stand-ins.sqlite') });
  onTestFinished(() => database.close());
  await migrate(database, clock.now());
  const accounts = createAccounts(database, createKeyring([SECRET]), clock.now);
  const readings = createReadings(database, clock.now);
  const signals = createSignals(database);
  let faults: Faults = { read: null, tokens: null };
  let calls = 0;
  /** Number of read calls for each platform. A fault applies to the second half of them. */
  const reads = new Map<string, number>();
  let whole: ReadonlyMap<string, number> = new Map();

  const faultOf = (connector: string, call: string | undefined) => {
    if (call === 'token') return faults.tokens;
    const count = (reads.get(connector) ?? 0) + 1;
    reads.set(connector, count);
    const isMiddle = count > Math.floor((whole.get(connector) ?? 0) / 2);
    return isMiddle ? faults.read : null;
  };

  /** Lets the time limit of the running call pass at once, instead of after ten seconds. */
  let timeOut = () => {};
  const never = (begun: string | null): Response | Promise<Response> => {
    queueMicrotask(() => timeOut());
    if (begun === null) return new Promise<Response>(() => {});
    return new Response(
      new ReadableStream({ start: (body) => body.enqueue(new TextEncoder().encode(begun)) }),
    );
  };

  const network = {
    timeoutMs: NETWORK_MS,
    after: (_ms: number, elapsed: () => void) => {
      timeOut = elapsed;
      return () => {
        timeOut = () => {};
      };
    },
    fetch: (async (input, init) => {
      const request = new Request(input, init);
      const [, connector = '', call] = /platforms\/(\w+)\/(api|token)/.exec(request.url) ?? [];
      calls += 1;
      const fault = faultOf(connector, call);
      if (fault === SLOW) return never(null);
      if (fault === STALLED) return never('{');
      const struck = call === 'token' ? 'tokens' : 'read';
      if (fault !== null) request.headers.set('x-sandbox-fault', `call=${struck};${fault}`);
      return sandbox.fetch(request);
    }) satisfies typeof fetch,
  };

  const clientOf = (id: ConnectorId) => {
    const standIn = standInAt(ORIGIN)?.(id);
    if (standIn === undefined) throw new Error(`${id} has no stand-in`);
    const redirectUri = `${ORIGIN}/oauth/${id}/callback`;
    return createPlatformClient({ api: null, ...standIn, redirectUri, network, now: clock.now });
  };

  const allow = async (id: ConnectorId) => {
    const verifier = 'a-verifier-of-forty-three-characters-or-more';
    const page = await sandbox.fetch(new Request(await clientOf(id).consentUrl('state', verifier)));
    const [, code = ''] = /[?&](?:amp;)?code=(\w+)/.exec(await page.text()) ?? [];
    return clientOf(id).exchange(code, verifier);
  };

  const person = { id: PERSON, address: 'amal@example.org', created_at: clock.now(), pin_hash: null };
  await database.query.insertInto('people').values(person).execute();
  for (const id of CONNECTOR_IDS) {
    const tokens = await allow(id);
    await database.transaction(async (trx) => {
      await accounts.link(trx, PERSON, id, tokens);
      await readings.add(trx, PERSON, id);
    });
  }

  const reading = createReading({
    notify: async () => {},
    database,
    accounts,
    readings,
    signals,
    network,
    clientOf,
    report: () => {},
  });
  return {
    clock,
    read: () => workOff(reading),
    /** @param asked number of calls for a whole reading of each platform */
    breakBy: (given: Partial<Faults>, asked: ReadonlyMap<string, number> = whole) => {
      faults = { read: null, tokens: null, ...given };
      whole = asked;
    },
    /** Number of read calls for each platform. */
    reads: (): ReadonlyMap<string, number> => reads,
    /** Calls to the platforms since the previous call of this function. */
    callsSince: () => {
      const count = calls;
      calls = 0;
      return count;
    },
    texts: async () => (await signals.of(PERSON)).map(({ platform, text }) => `${platform} ${text}`),
    /** The state of each platform in words, and the time of its next try. */
    stands: async () => {
      const rows = await database.query.selectFrom('readings').select(['connector', 'due_at']).execute();
      return (await readings.of(PERSON)).map((reading) => {
        const due = rows.find(({ connector }) => connector === reading.connector)?.due_at ?? null;
        return {
          state: reading.state,
          fault: reading.fault,
          text: progressText(reading, 'en').replace(/^\w+ /, ''),
          waitS: due === null ? null : Math.round((due - clock.now()) / 1000),
        };
      });
    },
  };
};
