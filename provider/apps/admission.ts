import type { Database } from '../database/database.ts';
import { type Given, statement } from '../database/statement.ts';
import { isNative } from '../facts/openid.ts';
import { Problem } from '../problem.ts';
import { digest } from '../secrets/keyring.ts';
import { allowsReturn, isPortFree, redirectSpellingsOf, returnAddressIn, spellingsOf } from './addresses.ts';
import type { App } from './app.ts';
import { mistakeIn, ReturnRefusal } from './return-refusal.ts';

export const createAdmission = (database: Database, now: () => number) => {
  const { query } = database;

  const selectByKey = statement(
    (given: Given<{ keyHash: string; exact: string; anyPort: string; now: number }>) =>
      query
        .selectFrom('app_keys')
        .innerJoin('apps', 'apps.id', 'app_keys.app_id')
        .leftJoin('app_origins', (join) =>
          join
            .onRef('app_origins.app_id', '=', 'apps.id')
            .on('app_origins.origin', 'in', [given('exact'), given('anyPort')]),
        )
        .select(['apps.id', 'apps.name', 'apps.mode', 'apps.isolation', 'apps.suspended_at'])
        .select('app_origins.origin')
        .where('app_keys.key_hash', '=', given('keyHash'))
        .where('app_keys.kind', '=', 'key')
        .where(({ eb, or }) => or([eb('ends_at', 'is', null), eb('ends_at', '>', given('now'))]))
        .limit(1),
  );

  const hasOrigin = async (app_id: string, origin: string): Promise<boolean> => {
    const registered = await query
      .selectFrom('app_origins')
      .select('origin')
      .where('app_id', '=', app_id)
      .where('origin', 'in', spellingsOf(origin))
      .executeTakeFirst();
    return registered !== undefined;
  };

  return {
    hasOrigin,

    /** @throws Problem app.origin if the app does not have this origin */
    admit: async (app_id: string, origin: string | null): Promise<void> => {
      if (origin !== null && !(await hasOrigin(app_id, origin))) throw new Problem('app.origin');
    },

    /**
     * @param note called with the id of a known key's app, also before a refusal
     * @throws Problem app.unknown, app.suspended, app.origin
     */
    identify: async (key: string, origin: string | null, note = (_id: string) => {}): Promise<App> => {
      const [exact = '', anyPort = exact] = origin === null ? [] : spellingsOf(origin);
      const [found] = await selectByKey(query, { keyHash: digest(key), exact, anyPort, now: now() });
      if (found === undefined) throw new Problem('app.unknown');
      note(found.id);
      if (found.suspended_at !== null) throw new Problem('app.suspended');
      if (origin !== null && found.origin === null) throw new Problem('app.origin');
      return { id: found.id, name: found.name, mode: found.mode, isolation: found.isolation };
    },

    originsOf: async (app_id: string): Promise<readonly string[]> => {
      const rows = await query
        .selectFrom('app_origins')
        .select('origin')
        .where('app_id', '=', app_id)
        .orderBy('origin')
        .execute();
      return rows.map(({ origin }) => origin);
    },

    /** Whether any app has this origin. A preflight has no key, so it cannot be checked for one app. */
    isKnownOrigin: async (origin: string): Promise<boolean> => {
      const found = await query
        .selectFrom('app_origins')
        .select('origin')
        .where('origin', 'in', spellingsOf(origin))
        .executeTakeFirst();
      return found !== undefined;
    },

    /**
     * The address in its registered spelling. `isOnDevice` if other programs of the computer can receive the answer.
     * @param code of the refusal
     * @throws ReturnRefusal if it is not registered
     */
    signInReturn: async (
      app_id: string,
      sent: string,
      code?: 'authorize.logout',
    ): Promise<{ readonly url: string; readonly isOnDevice: boolean }> => {
      const rows = await query
        .selectFrom('app_redirects')
        .select('url')
        .where('app_id', '=', app_id)
        .execute();
      const registered = rows.map(({ url }) => url);
      const url = returnAddressIn(sent);
      const matches = url === null ? [] : registered.filter((each) => allowsReturn(each, url));
      if (url === null || matches.length === 0)
        throw new ReturnRefusal(mistakeIn(url ?? sent, registered), { sent, ...(code && { code }) });
      return { url, isOnDevice: isNative(url) || matches.some(isPortFree) };
    },

    /**
     * Returns the address for the return from a platform: the given address, or the app's first one.
     * @throws Problem app.redirect if the address is not the app's, or the app has none
     */
    returnAddress: async (app_id: string, given: string | undefined): Promise<string> => {
      const registered = query.selectFrom('app_redirects').select('url').where('app_id', '=', app_id);
      if (given !== undefined) {
        const own = await registered.where('url', 'in', redirectSpellingsOf(given)).executeTakeFirst();
        if (own === undefined) throw new Problem('app.redirect');
        return given;
      }
      const urls = await registered.orderBy('url').execute();
      // A native app is left out: the ticket is for the page that began at the platform.
      const first = urls.find(({ url }) => !url.includes('*') && !isNative(url))?.url;
      if (first === undefined) throw new Problem('app.redirect', 'session.redirectUrl is missing');
      return first;
    },
  };
};
