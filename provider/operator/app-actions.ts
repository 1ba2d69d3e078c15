import type { z } from 'zod';
import type { AppRow } from '../apps/app-rows.ts';
import {
  type appChanges,
  clientFrom,
  type newApp,
  newAppFrom,
  requireAddresses,
  requireKeepsSecret,
  termsFrom,
} from '../apps/application.ts';
import type { Apps, NewApp } from '../apps/apps.ts';
import { kebab, UsageError } from '../config/values.ts';
import type { Trx } from '../database/database.ts';
import type { KeyKind } from '../database/schema-31/people.ts';
import type { AppTerms } from '../facts/terms.ts';
import type { Audit, AuditEntry } from '../operations/audit.ts';
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

type Changes = z.output<typeof appChanges>;

/** The words of the audit log for fields that have several values. */
const WORDS: Readonly<Partial<Record<string, string>>> = {
  origins: 'origin',
  purposes: 'purpose',
  redirects: 'redirect',
};

export type AppActions = ReturnType<typeof createAppActions>;

export class UnknownAppError extends Error {
  override readonly name = 'UnknownAppError';
}

/** Each action is in the audit log, in the transaction that does it. */
export const createAppActions = ({ apps, audit, webhooks }: Parts, actor: string) => {
  const recording =
    (action: AuditEntry['action'], detail?: AuditEntry['detail']) => (trx: Trx, appId: string) =>
      audit.record(trx, actor, { action, appId, ...(detail && { detail }) });

  const known = async (id: string) => {
    const [app] = await apps.list([id]);
    if (app === undefined) throw new UnknownAppError(id);
    return app;
  };

  /** Refuses new native addresses for an app with a secret. An unchanged one may be older than the secret. */
  const changedAddresses = (
    { origins, redirects, secrets }: AppRow,
    changes: Pick<Changes, 'origins' | 'redirects'>,
  ): Partial<Pick<NewApp, 'origins' | 'redirects'>> => {
    if (changes.origins === undefined && changes.redirects === undefined) return {};
    const given = { origins: changes.origins ?? origins, redirects: changes.redirects ?? redirects };
    requireAddresses(given, changes.redirects !== undefined && secrets.length > 0);
    return given;
  };

  /** @throws UsageError */
  const receiverIn = (field: string, text: string | null | undefined): string | null => {
    if (text === undefined || text === null) return null;
    const url = URL.canParse(text) ? new URL(text) : null;
    const isAllowed = url?.protocol === 'https:' || (webhooks().allowsPrivate && url?.protocol === 'http:');
    if (url !== null && isAllowed && url.username === '' && url.password === '' && url.hash === '')
      return url.href;
    throw new UsageError(`{${field}} must be an https address without a login, or none`);
  };

  return {
    /** @throws UsageError */
    add: async (given: z.output<typeof newApp>) => {
      const app = newAppFrom(given);
      const { name, mode, origins, sector } = app;
      return apps.add(app, recording('app.added', { name, mode, origins, ...(sector && { sector }) }));
    },

    /**
     * A refused value changes nothing.
     * @returns the webhook's address, and its secret if it is new
     * @throws UsageError, UnknownAppError
     */
    set: async (
      id: string,
      {
        webhook,
        backchannelLogoutUri: logout,
        backchannelLogoutSessionRequired: needsSession,
        ...given
      }: Changes,
    ) => {
      const app = await known(id);
      const { name = app.name, isolation, sector } = given;
      const terms = termsFrom(given, app.mode, await apps.termsOf(id));
      const addresses = changedAddresses(app, given);
      const client = clientFrom(given, app.secrets.length > 0, app);
      const url = receiverIn('webhook', webhook);
      const logoutUrl = receiverIn('backchannelLogoutUri', logout);
      // The flag alone would change nothing, and without an address no token can have a session.
      if (needsSession !== undefined && logoutUrl === null && (needsSession || logout === undefined))
        throw new UsageError('{backchannelLogoutSessionRequired} goes with {backchannelLogoutUri}');
      const fields = Object.entries(given).flatMap(([field, value]) =>
        value === undefined ? [] : [WORDS[field] ?? kebab(field)],
      );
      // The log has the new values of settings that protect people. It shows since when a page could call.
      const detail = {
        fields,
        ...(given.origins && { origins: given.origins }),
        ...(isolation && { isolation }),
        ...(given.pkce !== undefined && { pkce: client.pkce }),
        ...(sector !== undefined && { sector }),
      };
      if (fields.length > 0)
        await apps.set(
          id,
          { name, terms, client, isolation, sector, ...addresses },
          recording('app.changed', detail),
        );
      if (logout === null)
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
      if (webhook === null)
        await webhooks().targets.remove(id, (trx) => recording('webhook.removed')(trx, id));
      if (url !== null) {
        // The path and the query of an address may be a secret of the host.
        const record = recording('webhook.set', { origin: new URL(url).origin });
        secret = await webhooks().targets.set(id, url, (trx) => record(trx, id));
      }
      return { webhook: url, secret };
    },

    /** @throws UsageError for a secret of a native app, UnknownAppError */
    rotate: async (id: string, kind: KeyKind, atOnce: boolean): Promise<string> => {
      const { redirects } = await known(id);
      if (kind === 'secret') redirects.forEach(requireKeepsSecret);
      return apps.rotate(id, atOnce, kind, recording(`${kind}.rotated`, { atOnce }));
    },

    /** `null` for an app without a webhook. */
    rotateWebhook: (id: string): Promise<string | null> =>
      webhooks().targets.rotate(id, (trx) => recording('webhook.secret-rotated')(trx, id)),

    /** @throws UnknownAppError */
    remove: async (id: string): Promise<void> => {
      if (!(await apps.remove(id, recording('app.removed')))) throw new UnknownAppError(id);
    },

    /** @throws UnknownAppError */
    suspend: async (id: string, isSuspended: boolean): Promise<void> => {
      await known(id);
      await apps.suspend(id, isSuspended, recording(isSuspended ? 'app.suspended' : 'app.resumed'));
    },
  };
};
