import { UsageError } from '../config/values.ts';
import type { Database, Trx } from '../database/database.ts';
import type { KeyKind } from '../database/schema-31/people.ts';
import { type Given, statement } from '../database/statement.ts';
import { CLIENT_DEFAULTS, type ClientSettings, type IdTokenAlg } from '../facts/openid.ts';
import { type AppTerms, NO_TERMS } from '../facts/terms.ts';
import { digest } from '../secrets/keyring.ts';
import { randomId, randomToken } from '../secrets/random.ts';
import { createAdmission } from './admission.ts';
import { ACCOUNT_APP, type App, type AppIsolation, type AppMode } from './app.ts';
import { clientColumnsOf, clientFromRow, columnsOf, createAppRows } from './app-rows.ts';

interface RegisteredApp extends App, ClientSettings {
  readonly suspended_at: number | null;
}

const createRegisteredApps = (database: Database) => {
  const { query } = database;
  const selectById = statement((given: Given<{ id: string }>) =>
    query
      .selectFrom('apps')
      .select(['id', 'name', 'mode', 'isolation', 'suspended_at', 'id_token_alg', 'pkce'])
      .where('id', '=', given('id'))
      .where('id', '!=', ACCOUNT_APP),
  );
  const byId = async (id: string): Promise<RegisteredApp | undefined> => {
    const [row] = await selectById(query, { id });
    return row && { ...row, ...clientFromRow(row) };
  };

  return {
    byId,

    idTokenAlgOf: async (id: string): Promise<IdTokenAlg> => ((await byId(id)) ?? CLIENT_DEFAULTS).idTokenAlg,

    namesOf: async (ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
      // PostgreSQL does not accept an empty list.
      if (ids.length === 0) return new Map();
      const rows = await query.selectFrom('apps').select(['id', 'name']).where('id', 'in', ids).execute();
      return new Map(rows.map(({ id, name }) => [id, name]));
    },
  };
};

export interface NewApp {
  readonly name: string;
  readonly mode: AppMode;
  readonly isolation?: AppIsolation;
  readonly terms?: AppTerms;
  readonly client?: ClientSettings;
  readonly isConfidential?: boolean;
  /** Applications of one sector know a person by the same id. */
  readonly sector?: string | undefined;
  /** In the form of `originOf`. */
  readonly origins: readonly string[];
  readonly redirects: readonly string[];
}

/** Settings and addresses without a new value stay unchanged. */
type AppChange = Required<Pick<NewApp, 'name' | 'terms'>> & {
  readonly [Field in 'client' | 'isolation' | 'origins' | 'redirects' | 'sector']?: NewApp[Field] | undefined;
};

/** An app that the process itself registers, with a given key, and a given secret if it is confidential. */
export interface FixedApp extends Omit<NewApp, 'isConfidential' | 'sector'> {
  readonly id: string;
  readonly key: string;
  readonly secret?: string;
}

const KEY_GRACE_MS = 24 * 3_600_000;
const PREFIXES = { key: 'pk', secret: 'sk' } as const satisfies Record<KeyKind, string>;
/** `pk_` and enough characters to distinguish keys. */
const SHOWN_OF_KEY = 10;

export type Apps = ReturnType<typeof createApps>;

type Alongside = (trx: Trx, id: string) => Promise<void>;

const nothing: Alongside = async () => {};

const requireOneSubject = async (trx: Trx, id: string, sector: string): Promise<void> => {
  const known = await trx
    .selectFrom('subjects as own')
    .innerJoin('subjects as others', 'others.person_id', 'own.person_id')
    .innerJoin('apps', 'apps.id', 'others.app_id')
    .select('own.person_id')
    .where('own.app_id', '=', id)
    .where('apps.sector', '=', sector)
    .whereRef('others.subject', '!=', 'own.subject')
    .limit(1)
    .executeTakeFirst();
  if (known !== undefined)
    throw new UsageError('{sector} is refused: the app knows a person by another id than that sector does');
};

/** Keys are stored as hashes. */
export const createApps = (database: Database, now: () => number) => {
  const { transaction, lock, takeTime } = database;
  const rowOf = (kind: KeyKind, key: string, app_id: string) => ({
    kind,
    key_hash: digest(key),
    begins: key.slice(0, SHOWN_OF_KEY),
    app_id,
    created_at: now(),
    ends_at: null,
  });

  const insertKey = async (trx: Trx, kind: KeyKind, app_id: string) => {
    const key = `${PREFIXES[kind]}_${randomToken()}`;
    await trx
      .insertInto('app_keys')
      .values(rowOf(kind, key, app_id))
      .execute();
    return key;
  };

  const insertAddresses = async (
    trx: Trx,
    app_id: string,
    { origins, redirects }: Pick<NewApp, 'origins' | 'redirects'>,
  ) => {
    // SQL does not allow an empty list of rows.
    if (origins.length > 0) {
      const rows = origins.map((origin) => ({ app_id, origin }));
      await trx.insertInto('app_origins').values(rows).execute();
    }
    if (redirects.length > 0) {
      const rows = redirects.map((url) => ({ app_id, url }));
      await trx.insertInto('app_redirects').values(rows).execute();
    }
  };

  return {
    ...createRegisteredApps(database),
    ...createAdmission(database, now),
    ...createAppRows(database, now),

    /** The returned key is for the host's page, the secret for its server. */
    add: (
      {
        name,
        mode,
        isolation = 'none',
        terms = NO_TERMS,
        client = CLIENT_DEFAULTS,
        isConfidential,
        sector,
        ...addresses
      }: NewApp,
      alongside = nothing,
    ) =>
      transaction(async (trx) => {
        const id = randomId('app');
        const app = { name, mode, isolation, sector, ...columnsOf(terms), ...clientColumnsOf(client) };
        await trx
          .insertInto('apps')
          .values({ id, created_at: now(), ...app })
          .execute();
        await insertAddresses(trx, id, addresses);
        const key = await insertKey(trx, 'key', id);
        const added = { id, key, ...(isConfidential && { secret: await insertKey(trx, 'secret', id) }) };
        await alongside(trx, id);
        return added;
      }),

    /** Adds or updates the apps, in one transaction. */
    put: (fixed: readonly FixedApp[]): Promise<void> =>
      transaction(async (trx) => {
        // Servers that start together take the locks in the same order.
        for (const {
          id,
          key,
          secret,
          name,
          mode,
          isolation = 'none',
          terms = NO_TERMS,
          ...addresses
        } of fixed) {
          await lock(trx, `app ${id}`);
          const app = { name, mode, isolation, ...columnsOf(terms) };
          await trx
            .insertInto('apps')
            .values({ id, created_at: now(), ...app })
            .onConflict((conflict) => conflict.column('id').doUpdateSet(app))
            .execute();
          await trx
            .insertInto('app_keys')
            .values([rowOf('key', key, id), ...(secret === undefined ? [] : [rowOf('secret', secret, id)])])
            .onConflict((conflict) => conflict.column('key_hash').doNothing())
            .execute();
          await trx.deleteFrom('app_origins').where('app_id', '=', id).execute();
          await trx.deleteFrom('app_redirects').where('app_id', '=', id).execute();
          await insertAddresses(trx, id, addresses);
        }
      }),

    /** @throws UsageError for a sector in which an id of a person would have to change */
    set: (
      id: string,
      { name, terms, client, isolation, origins, redirects, sector }: AppChange,
      alongside = nothing,
    ): Promise<void> =>
      transaction(async (trx) => {
        if (sector !== undefined) await requireOneSubject(trx, id, sector);
        await trx
          .updateTable('apps')
          .set({
            name,
            ...columnsOf(terms),
            ...(client && clientColumnsOf(client)),
            ...(isolation && { isolation }),
            ...(sector !== undefined && { sector }),
          })
          .where('id', '=', id)
          .execute();
        if (origins !== undefined) await trx.deleteFrom('app_origins').where('app_id', '=', id).execute();
        if (redirects !== undefined) await trx.deleteFrom('app_redirects').where('app_id', '=', id).execute();
        await insertAddresses(trx, id, { origins: origins ?? [], redirects: redirects ?? [] });
        await alongside(trx, id);
      }),

    /** Returns whether this changed anything. */
    suspend: (id: string, isSuspended: boolean, alongside = nothing): Promise<boolean> =>
      transaction(async (trx) => {
        const { numUpdatedRows } = await trx
          .updateTable('apps')
          .set({ suspended_at: isSuspended ? now() : null })
          .where('id', '=', id)
          .where('id', '!=', ACCOUNT_APP)
          .where('suspended_at', isSuspended ? 'is' : 'is not', null)
          .executeTakeFirst();
        if (numUpdatedRows > 0n) await alongside(trx, id);
        return numUpdatedRows > 0n;
      }),

    /** Makes a new key or secret. Old ones end after a day, so that cached pages keep working, or at once. */
    rotate: (app_id: string, atOnce: boolean, kind: KeyKind = 'key', alongside = nothing) =>
      transaction(async (trx) => {
        const ends_at = atOnce ? now() : now() + KEY_GRACE_MS;
        await trx
          .updateTable('app_keys')
          .set({ ends_at })
          .where('app_id', '=', app_id)
          .where('kind', '=', kind)
          .where(({ eb, or }) => or([eb('ends_at', 'is', null), eb('ends_at', '>', ends_at)]))
          .execute();
        const key = await insertKey(trx, kind, app_id);
        await alongside(trx, app_id);
        return key;
      }),

    /** Deletes all rows that refer to the app too. Returns whether it existed. */
    remove: (app_id: string, alongside = nothing): Promise<boolean> =>
      transaction(async (trx) => {
        // The statement may delete a million sessions.
        await takeTime(trx);
        const { numDeletedRows } = await trx
          .deleteFrom('apps')
          .where('id', '=', app_id)
          .where('id', '!=', ACCOUNT_APP)
          .executeTakeFirst();
        if (numDeletedRows > 0n) {
          await trx
            .deleteFrom('day_counts')
            .where('topic', 'in', ['app', 'webhook'])
            .where('name', '=', app_id)
            .execute();
          await alongside(trx, app_id);
        }
        return numDeletedRows > 0n;
      }),
  };
};
