import { createApi } from '../api/api.ts';
import { appLogo } from '../api/app.ts';
import { builtPages } from '../api/built-pages.ts';
import type { Identify } from '../api/callers.ts';
import type { Modules } from '../api/modules.ts';
import { openApiCall } from '../api/openapi.ts';
import { brandFiles } from '../api/plain-page.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import { PROVIDER } from '../operations/audit.ts';
import { throttled } from '../operations/log.ts';
import { operatorAppCalls } from '../operator/apps.ts';
import { operatorAuditCalls } from '../operator/audit-log.ts';
import { operatorPersonCalls } from '../operator/people.ts';
import { operatorIdentify, operatorSessionCalls } from '../operator/session.ts';
import { operatorStateCalls } from '../operator/state.ts';
import { createOperatorTokens } from '../operator/tokens.ts';
import { operatorWebhookCalls } from '../operator/webhooks.ts';
import type { Reporting } from './background.ts';

/** Minimum time between two entries for refused callers, so that strangers cannot fill the audit log. */
const REFUSED_MS = 60_000;

interface Parts extends Reporting {
  readonly database: Database;
  /** The `identify` of the public calls. Here the callers are operators, or anonymous. */
  readonly identify: Identify;
  readonly wakeNotifier: () => void;
  /** Folder of the built pages; without it there are none. */
  readonly consoleFolder: string | undefined;
}

/** `/operator` of the operations address: an application of its own, so that no public call is in it. */
export const createOperatorApp = (
  modules: Modules,
  config: Config,
  { database, dayCounts, identify, log, metrics, wakeNotifier, consoleFolder }: Parts,
) => {
  const { audit, now } = modules;
  const operatorTokens = createOperatorTokens(database, audit, now);
  const refused = throttled(REFUSED_MS, (what: string) => {
    audit
      .note(PROVIDER, { action: 'operator.refused', detail: { what } })
      .catch((error: unknown) => log.warn('A refusal is not in the audit log', { error }));
  });
  const parts = { ...modules, config, database, dayCounts, operatorTokens, refused, wakeNotifier };
  const routes = [
    ...operatorSessionCalls(parts),
    ...operatorAppCalls(parts),
    ...operatorWebhookCalls(parts),
    ...operatorPersonCalls(parts),
    ...operatorStateCalls(parts),
    ...operatorAuditCalls(parts),
  ];
  const document = openApiCall(routes, '/', {
    id: 'operatorOpenapi',
    path: '/operator/api/openapi.json',
    title: 'data-connect provider: operator',
  });
  const pages =
    consoleFolder === undefined
      ? []
      : builtPages({
          folder: consoleFolder,
          path: '/operator',
          id: 'operator',
          summary: 'A file of the operator’s pages',
          trustedTypes: "'none'",
          own: config,
          valuesOf: () => ({}),
        });
  return createApi([...routes, document, ...brandFiles(config), appLogo(modules), ...pages], {
    // The operations address may have any name, and no limit counts its callers by address.
    config: { ...config, publicUrl: '', isTrustedProxy: () => true },
    identify: { ...identify, ...operatorIdentify(parts) },
    isKnownOrigin: async () => false,
    count: () => {},
    log,
    metrics,
  });
};
