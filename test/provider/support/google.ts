import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { erasePerson } from '../../../provider/api/person.ts';
import { readConfig } from '../../../provider/config.ts';
import type { ConnectorId } from '../../../provider/config-platforms.ts';
import { openDatabase } from '../../../provider/database/database.ts';
import { migrate } from '../../../provider/database/migrate.ts';
import { createModules } from '../../../provider/modules.ts';
import { createAccounts } from '../../../provider/platforms/accounts.ts';
import { createKeyring } from '../../../provider/secrets/keyring.ts';
import { ONE_GOOGLE_CLIENT } from './platform.ts';
import { CALLBACK, createClock, ORIGIN, SECRET } from './provider.ts';
import { workOff } from './work-off.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/**
 * Google's grants: a revocation of one token ends all tokens that the account gave the client.
 * https://developers.google.com/identity/protocols/oauth2/web-server#tokenrevoke
 */
const createGrants = () => {
  let account = 'anna';
  let isAway = false;
  let issued = 0;
  const owners = new Map<string, string>();

  /** A refresh token stays the same, and gives access to its own account. */
  const issue = (form: URLSearchParams): Response => {
    const refreshed = form.get('refresh_token');
    const owner = refreshed === null ? account : owners.get(refreshed);
    if (owner === undefined) return Response.json({ error: 'invalid_grant' }, { status: 400 });
    issued += 1;
    const access_token = `access-${issued}`;
    const refresh_token = refreshed ?? `refresh-${issued}`;
    owners.set(access_token, owner).set(refresh_token, owner);
    const answer = { access_token, token_type: 'Bearer', expires_in: 3_599, scope: 'x' };
    return Response.json(refreshed === null ? { ...answer, refresh_token } : answer);
  };

  const revoke = (token: string): Response => {
    const owner = owners.get(token);
    if (owner === undefined) return Response.json({ error: 'invalid_token' }, { status: 400 });
    for (const [each, its] of owners) if (its === owner) owners.delete(each);
    return Response.json({});
  };

  return {
    answer: async (request: Request): Promise<Response> => {
      if (request.method === 'GET') return Response.json({ error: { code: 401 } }, { status: 401 });
      if (isAway) return Response.json({ error: { code: 503, status: 'UNAVAILABLE' } }, { status: 503 });
      const form = new URLSearchParams(await request.text());
      return request.url.endsWith('/token') ? issue(form) : revoke(form.get('token') ?? '');
    },
    /** The Google account that the person chooses on the consent page. */
    choose: (name: string) => {
      account = name;
    },
    leave: () => {
      isAway = true;
    },
    comeBack: () => {
      isAway = false;
    },
    isAlive: (token: string | null) => token !== null && owners.has(token),
    /** Accounts that still give the provider access. */
    accounts: () => [...new Set(owners.values())].sort(),
  };
};

/** A provider's modules, without its workers, and one Google client. */
export const openAtGoogle = async ({ DATABASE_URL, ...variables }: Readonly<Record<string, string>>) => {
  // Several tests share the file.
  const folder = mkdtempSync(join(tmpdir(), 'provider-google-'));
  const config = readConfig({
    DATABASE_URL: DATABASE_URL ?? `file:${join(folder, 'provider.sqlite')}`,
    PROVIDER_SECRET: SECRET,
    ...ONE_GOOGLE_CLIENT,
    ...variables,
  });
  const database = openDatabase(config.database);
  const clock = createClock();
  await migrate(database, clock.now());
  const keyring = createKeyring([SECRET]);
  let grants = createGrants();
  const fetch = ((input, init) => grants.answer(new Request(input, init))) satisfies typeof globalThis.fetch;
  const modules = await createModules(database, keyring, config.publicUrl, clock.now, {
    credentials: config.platforms,
    network: { fetch, timeoutMs: 1_000 },
  });
  const { platforms } = modules;
  const redirects = [CALLBACK];
  const { id: appId } = await modules.apps.add({
    name: 'Bookshop',
    mode: 'live',
    origins: [ORIGIN],
    redirects,
  });
  const stored = createAccounts(database, keyring, clock.now);
  const work = () => workOff(platforms.revoking);

  /** Another person, with a session. Each step does the due revocations. */
  const person = async (personId: string) => {
    grants = createGrants();
    const own = grants;
    const sessionId = `session of ${personId}`;
    const present = { created_at: clock.now() };
    await database.query
      .insertInto('people')
      .values({ ...present, id: personId, address: `${personId}@example.org`, pin_hash: null })
      .execute();
    await database.query
      .insertInto('sessions')
      .values({
        ...present,
        id: sessionId,
        token_hash: sessionId,
        person_id: personId,
        app_id: appId,
        origin: ORIGIN,
        used_at: clock.now(),
        expires_at: clock.now() + 365 * DAY,
        nonce: '',
        passkey_id: null,
        from_session: null,
      })
      .execute();

    /** Consents with this Google account; returns the ticket. */
    const begin = async (connector: ConnectorId, account: string): Promise<string> => {
      own.choose(account);
      const holder = { personId, sessionId, appId };
      const asked = { holder, state: 'state', back: CALLBACK, origin: null };
      const { searchParams } = new URL(await platforms.begin(connector, asked));
      const result = { connector, state: searchParams.get('state'), code: 'code', error: null };
      const arrival = await platforms.arrive(result, async () => true);
      await work();
      return 'location' in arrival ? (new URL(arrival.location).searchParams.get('ticket') ?? '') : '';
    };

    const complete = async (connector: ConnectorId, ticket: string): Promise<void> => {
      await platforms.complete(personId, { connector, sessionId, state: 'state', ticket });
      await work();
    };

    return {
      grants: own,
      begin,
      complete,
      connect: async (connector: ConnectorId, account: string) =>
        complete(connector, await begin(connector, account)),
      disconnect: async (...connectors: readonly ConnectorId[]): Promise<void> => {
        await Promise.all(connectors.map((each) => platforms.disconnect(personId, each)));
        await work();
      },
      /** A reading finds that the access token has expired, and stores a new one. */
      read: async (): Promise<void> => {
        clock.pass(60 * MINUTE);
        await workOff(platforms.reading);
      },
      /** Seals all tokens again with the newest secret. */
      reseal: () => platforms.reseal(new AbortController().signal),
      /** Lets unused tickets expire. */
      expire: async (): Promise<void> => {
        clock.pass(11 * MINUTE);
        await platforms.purge();
        await work();
      },
      /** Google answers again, and the revocations that failed are repeated. */
      comeBack: async (): Promise<void> => {
        own.comeBack();
        clock.pass(DAY);
        await work();
      },
      deleteAccount: async (): Promise<void> => {
        await erasePerson(modules, personId);
        await work();
      },
      /** Connected platforms whose tokens Google still accepts, and those whose tokens it ended. */
      connections: async () => {
        const all = await platforms.accountsOf(personId);
        const isAlive = new Map<ConnectorId, boolean>();
        for (const { connector } of all) {
          const tokens = await stored.tokensOf(personId, connector);
          isAlive.set(connector, own.isAlive(tokens?.refresh ?? null));
        }
        const named = (wanted: boolean) =>
          [...isAlive].flatMap(([id, is]) => (is === wanted ? [id] : [])).sort();
        return { alive: named(true), ended: named(false) };
      },
    };
  };

  const close = async (): Promise<void> => {
    await database.close();
    rmSync(folder, { recursive: true });
  };

  return { person, close };
};

export type PersonAtGoogle = Awaited<ReturnType<Awaited<ReturnType<typeof openAtGoogle>>['person']>>;
