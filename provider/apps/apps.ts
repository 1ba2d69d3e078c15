import type { Database, Trx } from '../database/database.ts';
import { type Given, statement } from '../database/statement.ts';
import { Problem } from '../problem.ts';
import { randomId, randomToken } from '../secrets/random.ts';
import { spellingsOf } from './origins.ts';
import { redirectSpellingsOf } from './redirects.ts';

export type AppMode = 'test' | 'live';
/** `frame`: people approve in the provider's frame only, and the app's pages may not call. */
export type AppIsolation = 'none' | 'frame';

/** A registered host application. */
export interface App {
  readonly id: string;
  readonly name: string;
  readonly mode: AppMode;
  readonly isolation: AppIsolation;
}

export interface AppRow extends App {
  readonly keys: readonly string[];
  readonly origins: readonly string[];
  readonly redirects: readonly string[];
}

export interface NewApp {
  readonly name: string;
  readonly mode: AppMode;
  readonly isolation?: AppIsolation;
  /** As `originOf` spells them. */
  readonly origins: readonly string[];
  readonly redirects: readonly string[];
}

/** An app that the process itself brings along, under a key of its own choice. */
export interface FixedApp extends NewApp {
  readonly id: string;
  readonly key: string;
}

/** Stands for the provider's own account pages where codes and sessions name an app. It has no key and no origin. */
export const ACCOUNT_APP = 'account';

const KEY_GRACE_MS = 24 * 3_600_000;

export type Apps = ReturnType<typeof createApps>;

/** Host applications: who they are, from which origins they may call. */
export const createApps = ({ query, transaction, lock }: Database, now: () => number) => {
  const insertKey = async (trx: Trx, app_id: string) => {
    const key = `pk_${randomToken()}`;
    await trx.insertInto('app_keys').values({ key, app_id, created_at: now(), ends_at: null }).execute();
    return key;
  };

  const insertAddresses = async (
    trx: Trx,
    app_id: string,
    { origins, redirects }: Pick<NewApp, 'origins' | 'redirects'>,
  ) => {
    for (const origin of origins) await trx.insertInto('app_origins').values({ app_id, origin }).execute();
    for (const url of redirects) await trx.insertInto('app_redirects').values({ app_id, url }).execute();
  };

  const byId = (id: string): Promise<App | undefined> =>
    query
      .selectFrom('apps')
      .select(['id', 'name', 'mode', 'isolation'])
      .where('id', '=', id)
      .where('id', '!=', ACCOUNT_APP)
      .executeTakeFirst();

  const selectByKey = statement(
    (given: Given<{ key: string; exact: string; anyPort: string; now: number }>) =>
      query
        .selectFrom('app_keys')
        .innerJoin('apps', 'apps.id', 'app_keys.app_id')
        .leftJoin('app_origins', (join) =>
          join
            .onRef('app_origins.app_id', '=', 'apps.id')
            .on('app_origins.origin', 'in', [given('exact'), given('anyPort')]),
        )
        .select(['apps.id', 'apps.name', 'apps.mode', 'apps.isolation', 'app_origins.origin'])
        .where('app_keys.key', '=', given('key'))
        .where(({ eb, or }) => or([eb('ends_at', 'is', null), eb('ends_at', '>', given('now'))]))
        .limit(1),
  );

  /** @throws Problem app.origin for a page that is none of the app's */
  const admit = async (app_id: string, origin: string | null): Promise<void> => {
    if (origin === null) return;
    const registered = await query
      .selectFrom('app_origins')
      .select('origin')
      .where('app_id', '=', app_id)
      .where('origin', 'in', spellingsOf(origin))
      .executeTakeFirst();
    if (registered === undefined) throw new Problem('app.origin');
  };

  return {
    byId,
    admit,

    /** The names of these apps, by id. */
    namesOf: async (ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
      const rows = await query.selectFrom('apps').select(['id', 'name']).where('id', 'in', ids).execute();
      return new Map(rows.map(({ id, name }) => [id, name]));
    },

    /**
     * The app of a key, for a request from this origin (`null`: from no page).
     * @throws Problem app.unknown, app.origin
     */
    identify: async (key: string, origin: string | null): Promise<App> => {
      const [exact = '', anyPort = exact] = origin === null ? [] : spellingsOf(origin);
      const [found] = await selectByKey(query, { key, exact, anyPort, now: now() });
      if (found === undefined) throw new Problem('app.unknown');
      if (origin !== null && found.origin === null) throw new Problem('app.origin');
      return { id: found.id, name: found.name, mode: found.mode, isolation: found.isolation };
    },

    /** Where the app's pages are, as `originOf` spells them. */
    originsOf: async (app_id: string): Promise<readonly string[]> => {
      const rows = await query
        .selectFrom('app_origins')
        .select('origin')
        .where('app_id', '=', app_id)
        .orderBy('origin')
        .execute();
      return rows.map(({ origin }) => origin);
    },

    /** Whether any app has this origin: all that a preflight can ask, which carries no key. */
    isKnownOrigin: async (origin: string): Promise<boolean> => {
      const found = await query
        .selectFrom('app_origins')
        .select('origin')
        .where('origin', 'in', spellingsOf(origin))
        .executeTakeFirst();
      return found !== undefined;
    },

    /**
     * Where a person returns to after a platform: the given address, or the app's first.
     * @throws Problem app.redirect for one that is not the app's, or when the app has none
     */
    returnAddress: async (app_id: string, given: string | undefined): Promise<string> => {
      const registered = query.selectFrom('app_redirects').select('url').where('app_id', '=', app_id);
      if (given !== undefined) {
        const own = await registered.where('url', 'in', redirectSpellingsOf(given)).executeTakeFirst();
        if (own === undefined) throw new Problem('app.redirect');
        return given;
      }
      const urls = await registered.orderBy('url').execute();
      const first = urls.find(({ url }) => !url.includes('*'))?.url;
      if (first === undefined) throw new Problem('app.redirect', 'session.redirectUrl is missing');
      return first;
    },

    /** Registers an app; the key it answers stands in the host's page. */
    add: ({ name, mode, isolation = 'none', origins, redirects }: NewApp) =>
      transaction(async (trx) => {
        const id = randomId('app');
        await trx.insertInto('apps').values({ id, name, mode, isolation, created_at: now() }).execute();
        await insertAddresses(trx, id, { origins, redirects });
        return { id, key: await insertKey(trx, id) };
      }),

    /** Registers an app under its given id and key, or brings it to what is given now. */
    put: ({ id, key, name, mode, isolation = 'none', origins, redirects }: FixedApp): Promise<void> =>
      transaction(async (trx) => {
        await lock(trx, `app ${id}`);
        const app = { name, mode, isolation };
        await trx
          .insertInto('apps')
          .values({ id, created_at: now(), ...app })
          .onConflict((conflict) => conflict.column('id').doUpdateSet(app))
          .execute();
        await trx
          .insertInto('app_keys')
          .values({ key, app_id: id, created_at: now(), ends_at: null })
          .onConflict((conflict) => conflict.column('key').doNothing())
          .execute();
        await trx.deleteFrom('app_origins').where('app_id', '=', id).execute();
        await trx.deleteFrom('app_redirects').where('app_id', '=', id).execute();
        await insertAddresses(trx, id, { origins, redirects });
      }),

    /** A new key. The old ones end in a day, so that pages in caches go on, or at once. */
    rotate: (app_id: string, atOnce: boolean) =>
      transaction(async (trx) => {
        const ends_at = atOnce ? now() : now() + KEY_GRACE_MS;
        await trx
          .updateTable('app_keys')
          .set({ ends_at })
          .where('app_id', '=', app_id)
          .where(({ eb, or }) => or([eb('ends_at', 'is', null), eb('ends_at', '>', ends_at)]))
          .execute();
        return insertKey(trx, app_id);
      }),

    /** Whether there was such an app. Its keys, and whatever hangs on it, end at once. */
    remove: async (app_id: string): Promise<boolean> => {
      const { numDeletedRows } = await query
        .deleteFrom('apps')
        .where('id', '=', app_id)
        .where('id', '!=', ACCOUNT_APP)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },

    list: async (): Promise<AppRow[]> => {
      const apps = await query
        .selectFrom('apps')
        .selectAll()
        .where('id', '!=', ACCOUNT_APP)
        .orderBy('created_at')
        .execute();
      const keys = await query.selectFrom('app_keys').selectAll().orderBy('created_at').execute();
      const origins = await query.selectFrom('app_origins').selectAll().orderBy('origin').execute();
      const redirects = await query.selectFrom('app_redirects').selectAll().orderBy('url').execute();
      return apps.map(({ id, name, mode, isolation }) => ({
        id,
        name,
        mode,
        isolation,
        keys: keys
          .filter((row) => row.app_id === id && (row.ends_at ?? Infinity) > now())
          .map(({ key }) => key),
        origins: origins.filter((row) => row.app_id === id).map(({ origin }) => origin),
        redirects: redirects.filter((row) => row.app_id === id).map(({ url }) => url),
      }));
    },
  };
};
