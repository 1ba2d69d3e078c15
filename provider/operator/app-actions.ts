import type { AppRow } from '../apps/app-rows.ts';
import type { Apps, NewApp } from '../apps/apps.ts';
import {
  addressesFrom,
  changedAppFrom,
  type GivenApp,
  isolationFrom,
  newAppFrom,
  requireKeepsSecret,
} from '../apps/given-app.ts';
import { clientFrom, type GivenClient } from '../apps/given-client.ts';
import type { GivenTerms } from '../apps/given-terms.ts';
import type { Trx } from '../database/database.ts';
import type { KeyKind } from '../database/schema-31/apps.ts';
import type { AppTerms } from '../facts/terms.ts';
import type { Audit, AuditEntry } from '../operations/audit.ts';
import { UsageError } from '../usage.ts';
import { receiverFrom } from '../webhooks/given-address.ts';
import type { LogoutTargets, Targets } from '../webhooks/targets.ts';

export interface Webhooks {
  readonly targets: Targets;
  readonly logoutTargets: LogoutTargets;
  /** Whether receivers may be on this computer and in its network, and without TLS. */
  readonly allowsPrivate: boolean;
}

interface Parts {
  readonly apps: Apps & { readonly termsOf: (id: string) => Promise<AppTerms> };
  readonly audit: Pick<Audit, 'record'>;
  /** Called where the action needs it: on the command line it reads the secret. */
  readonly webhooks: () => Webhooks;
}

interface Changes
  extends Pick<
    GivenApp,
    'name' | 'origin' | 'redirect' | 'isolation' | keyof GivenTerms | keyof GivenClient
  > {
  /** An address, or `none`. */
  readonly webhook?: string | undefined;
  /** An address, or `none`. */
  readonly 'backchannel-logout-uri'?: string | undefined;
  readonly 'backchannel-logout-session-required'?: boolean | undefined;
}

export type AppActions = ReturnType<typeof createAppActions>;

/** There is no app with this id. */
export class UnknownAppError extends Error {
  override readonly name = 'UnknownAppError';
}

/**
 * The operator's actions on apps, for the command line and `/operator`. Each action is in the audit log, in the
 * transaction that does it.
 * @param actor who does it
 */
export const createAppActions = ({ apps, audit, webhooks }: Parts, actor: string) => {
  const recording =
    (action: AuditEntry['action'], detail?: AuditEntry['detail']) => (trx: Trx, appId: string) =>
      audit.record(trx, actor, { action, appId, ...(detail && { detail }) });

  const known = async (id: string) => {
    const [app] = await apps.list([id]);
    if (app === undefined) throw new UnknownAppError(id);
    return app;
  };

  /**
   * Validates origins and return addresses together, including those that stay. Returns both if one is given. An app
   * with a secret may have no new address in a native app; an address that stays may be older than the secret.
   */
  const changedAddresses = (
    { origins, redirects, secrets }: AppRow,
    { origin, redirect }: Pick<Changes, 'origin' | 'redirect'>,
  ): Partial<Pick<NewApp, 'origins' | 'redirects'>> => {
    if (origin === undefined && redirect === undefined) return {};
    const given = { origin: origin ?? origins, redirect: redirect ?? redirects };
    return addressesFrom(given, redirect !== undefined && secrets.length > 0);
  };

  /** Reads the address of a webhook receiver. Returns `null` if the text is missing or `none`. */
  const addressIn = (field: string, text: string | undefined): string | null =>
    text === undefined || text === 'none' ? null : receiverFrom(field, text, webhooks().allowsPrivate);

  return {
    /** @throws UsageError */
    add: async (given: GivenApp) => {
      const app = newAppFrom(given);
      const { name, mode, origins } = app;
      return apps.add(app, recording('app.added', { name, mode, origins }));
    },

    /**
     * Changes name, terms, origins, addresses to return to, isolation and settings of sign-ins, then the address for
     * logout tokens, and then the webhook, as three actions. A refused value changes nothing.
     * @returns the webhook's address, and its secret if it is new
     * @throws UsageError, UnknownAppError
     */
    set: async (
      id: string,
      {
        webhook,
        'backchannel-logout-uri': logout,
        'backchannel-logout-session-required': needsSession,
        ...given
      }: Changes,
    ) => {
      const app = await known(id);
      const { name, terms } = changedAppFrom(app, await apps.termsOf(id), given);
      const addresses = changedAddresses(app, given);
      const isolation = given.isolation === undefined ? undefined : isolationFrom(given.isolation);
      const client = clientFrom(given, app.secrets.length > 0, app);
      const removes = webhook === 'none';
      const url = addressIn('webhook', webhook);
      const logoutUrl = addressIn('backchannel-logout-uri', logout);
      // The flag alone would change nothing, and without an address no token can have a session.
      if (needsSession !== undefined && logoutUrl === null && (needsSession || logout === undefined))
        throw new UsageError(
          (option) =>
            `${option('backchannel-logout-session-required')} goes with ${option('backchannel-logout-uri')}`,
        );
      const fields = Object.entries(given).flatMap(([field, value]) => (value === undefined ? [] : [field]));
      // The new values of the settings that protect people. The log then shows since when a page could call.
      const detail = {
        fields,
        ...(given.origin && addresses.origins && { origins: addresses.origins }),
        ...(isolation && { isolation }),
        ...(given.pkce !== undefined && { pkce: client.pkce }),
      };
      if (fields.length > 0)
        await apps.set(
          id,
          { name, terms, client, isolation, ...addresses },
          recording('app.changed', detail),
        );
      if (logout === 'none')
        await webhooks().logoutTargets.remove(id, (trx) => recording('logout.removed')(trx, id));
      if (logoutUrl !== null) {
        const record = recording('logout.set', { origin: new URL(logoutUrl).origin });
        const { logoutTargets } = webhooks();
        const [before] = await logoutTargets.list(id);
        const target = { url: logoutUrl, needsSession: needsSession ?? before?.needsSession ?? false };
        await logoutTargets.set(id, target, (trx) => record(trx, id));
      }
      // The webhook is last: its new secret is returned only here, so nothing may fail after it is stored.
      let secret: string | null = null;
      if (removes) await webhooks().targets.remove(id, (trx) => recording('webhook.removed')(trx, id));
      if (url !== null) {
        // The path and the query of an address may be a secret of the host.
        const record = recording('webhook.set', { origin: new URL(url).origin });
        secret = await webhooks().targets.set(id, url, (trx) => record(trx, id));
      }
      return { webhook: url, secret };
    },

    /**
     * Makes a new key or secret.
     * @throws UsageError for a secret of a native app, UnknownAppError
     */
    rotate: async (id: string, kind: KeyKind, atOnce: boolean): Promise<string> => {
      const { redirects } = await known(id);
      if (kind === 'secret') redirects.forEach(requireKeepsSecret);
      return apps.rotate(id, atOnce, kind, recording(`${kind}.rotated`, { atOnce }));
    },

    /** Makes a new secret of the webhook; `null` for an app without one. */
    rotateWebhook: (id: string): Promise<string | null> =>
      webhooks().targets.rotate(id, (trx) => recording('webhook.secret-rotated')(trx, id)),

    /** @throws UnknownAppError */
    remove: async (id: string): Promise<void> => {
      if (!(await apps.remove(id, recording('app.removed')))) throw new UnknownAppError(id);
    },

    /**
     * Refuses an app's keys, secrets and tokens, or accepts them again.
     * @throws UnknownAppError
     */
    suspend: async (id: string, isSuspended: boolean): Promise<void> => {
      await known(id);
      await apps.suspend(id, isSuspended, recording(isSuspended ? 'app.suspended' : 'app.resumed'));
    },
  };
};
