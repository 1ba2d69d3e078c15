import { ACCOUNT_APP } from './apps/app.ts';
import { createApps } from './apps/apps.ts';
import { createClients } from './apps/clients.ts';
import { createTerms } from './apps/terms.ts';
import { CODE_LIMITS, type CodeLimits, DEFAULT_NAME } from './config/config.ts';
import { createAccessTokens } from './consent/access-tokens.ts';
import { createAskedDays } from './consent/asked-days.ts';
import { createAskedItems } from './consent/asked-items.ts';
import { createAuthorizations } from './consent/authorizations.ts';
import { createAuthorizeBrowsers } from './consent/authorize-browsers.ts';
import { createAuthorizeRequests } from './consent/authorize-requests.ts';
import { createCodeExchange } from './consent/code-exchange.ts';
import { createConsent } from './consent/consent.ts';
import { createGrantRows } from './consent/grant-rows.ts';
import { createGrants } from './consent/grants.ts';
import { createIdTokens, type IdTokenKeys } from './consent/id-tokens.ts';
import { createIdempotencyStore } from './consent/idempotency-store.ts';
import type { Processor } from './consent/receipt.ts';
import { createReceipts } from './consent/receipts.ts';
import { createRefreshTokens } from './consent/refresh-tokens.ts';
import { createRsaKeys, type PublishedKeys } from './consent/rsa-keys.ts';
import { createSignIns } from './consent/sign-ins.ts';
import type { Database } from './database/database.ts';
import { createArchives } from './interests/archives.ts';
import { createSignals } from './interests/signals.ts';
import { createMailQueue } from './mail/mail-queue.ts';
import { createAnomalies, createAudit, PROVIDER } from './operations/audit.ts';
import { createAccountTickets } from './people/account-tickets.ts';
import { createCountArchive } from './people/archive-count.ts';
import { createBranchSession } from './people/branch-session.ts';
import { createCodeLimits } from './people/code-limits.ts';
import { createCodes } from './people/codes.ts';
import { createContinueSession } from './people/continue-session.ts';
import { createCountExport } from './people/export-count.ts';
import { CONFIRMED, createKnownBrowsers } from './people/known-browsers.ts';
import { createCountAttempt } from './people/limits.ts';
import { createPasskeys } from './people/passkeys/passkeys.ts';
import { createPeople } from './people/people.ts';
import { createPinTries } from './people/pin-tries.ts';
import { createPins } from './people/pins.ts';
import { createProofs } from './people/proofs.ts';
import { createCountQuestion } from './people/questions.ts';
import { createSessions } from './people/sessions.ts';
import { createCountShare } from './people/share-count.ts';
import { createCountSample, createCountSignIn } from './people/sign-in-count.ts';
import { WORK, type Work } from './people/work.ts';
import { createPlatforms, type PlatformsOptions } from './platforms/platforms.ts';
import type { Keyring } from './secrets/keyring.ts';
import { createPinSeal } from './secrets/pin-seal.ts';
import { signingKeys } from './secrets/signing-keys.ts';
import { createLogoutTokens } from './webhooks/delivery.ts';
import { createEvents } from './webhooks/events.ts';
import { createLogoutTargets, createTargets } from './webhooks/targets.ts';

/** For one call to a platform. */
export const PLATFORM_TIMEOUT_MS = 10_000;

interface Outside extends Omit<PlatformsOptions, 'signals' | 'notify'> {
  readonly codeLimits: CodeLimits;
  readonly work: Work;
  /** The domain that passkeys belong to; `null` for the host of the issuer. */
  readonly passkeyDomain: string | null;
  readonly processor: Processor;
  /** Called if a sign of an attack is not in the audit log. */
  readonly reportUnrecorded: (error: unknown) => void;
}

/** For commands that call no platform. */
const NO_PLATFORMS = {
  credentials: {},
  network: { fetch: globalThis.fetch, timeoutMs: PLATFORM_TIMEOUT_MS },
  standIn: null,
  report: () => {},
} satisfies Partial<PlatformsOptions>;

/**
 * Makes the parts of the provider. Each part gets the others that it needs as arguments.
 * @param outside the connection to the platforms, and the operator's limits
 */
export const createModules = async (
  database: Database,
  keyring: Keyring,
  issuer: string,
  now: () => number,
  {
    codeLimits = CODE_LIMITS,
    work = WORK,
    passkeyDomain: domain = null,
    processor = { name: DEFAULT_NAME, contact: null, jurisdiction: null },
    reportUnrecorded = () => {},
    ...outside
  }: Partial<Outside> = {},
) => {
  const audit = {
    ...createAudit(database, now),
    hashOf: (text: string) => keyring.mac('audit', text),
    hashesOf: (text: string) => keyring.macs('audit', text),
  };
  const anomalies = createAnomalies(audit, now, reportUnrecorded);
  const signals = createSignals(database);
  const events = createEvents(database, now);
  const { notify } = events;
  const sessions = createSessions(database, notify, now);
  const tokenKeys = await signingKeys(keyring, 'token-key');
  const receipts = createReceipts(database, await signingKeys(keyring, 'receipt-key'), now);
  const idempotencyStore = createIdempotencyStore(database, keyring, now);
  const tokens = createAccessTokens(issuer, tokenKeys, now);
  const countShare = createCountShare(database, keyring, now);
  const countCall = createCountQuestion(database, keyring, now);
  const askedDays = createAskedDays(database, now);
  const askedItems = createAskedItems(database, { keyring, countCall, askedDays }, now);
  const rows = createGrantRows(database, now);
  const authorizations = createAuthorizations(database, anomalies.note, now);
  const refreshTokens = createRefreshTokens(database, anomalies.note, now);
  const rsaKeys = createRsaKeys(database, keyring, now);
  const idTokenKeys: IdTokenKeys = async (alg) => (alg === 'RS256' ? rsaKeys.keys() : tokenKeys);
  const idTokens = createIdTokens(issuer, idTokenKeys, now);
  const countRequest = createCountSignIn(database, keyring, codeLimits, now);
  const authorizeRequests = createAuthorizeRequests(database, { keyring, countRequest }, now);
  const authorizeBrowsers = createAuthorizeBrowsers(database, { holdSession: sessions.hold });
  const grants = createGrants(database, { rows, receipts, notify }, now);
  const browsers = createKnownBrowsers(keyring, now);
  const codes = createCodes(database, keyring, createCodeLimits(database, keyring, codeLimits, now), now);
  const proofs = createProofs(keyring, work.proofIterations, now);
  const branchSession = createBranchSession(database, sessions, now);
  const countAttempt = createCountAttempt(database);
  const apps = createApps(database, now);
  await receipts.keepKeys((trx, keys) =>
    audit.record(trx, PROVIDER, { action: 'provider.keys-added', detail: { keys } }),
  );
  return {
    anomalies,
    accountTickets: createAccountTickets(database, keyring, sessions, countAttempt, now),
    apps: { ...apps, ...createTerms(database) },
    archives: createArchives(database, createCountArchive(database, keyring, now), now),
    askedDays,
    askedItems,
    audit,
    authorizations,
    authorizeBrowsers,
    authorizeRequests,
    branchSession,
    browsers,
    clients: createClients(database, now),
    confirmedBrowsers: createKnownBrowsers(keyring, now, CONFIRMED),
    codeExchange: createCodeExchange({ authorizations, refreshTokens, tokens, idTokens, rows }, now),
    consent: createConsent(
      database,
      {
        tokens,
        receipts,
        rows,
        authorizations,
        idempotencyStore,
        issuer,
        processor,
        countShare,
        askedItems,
        notify,
      },
      now,
    ),
    continueSession: createContinueSession(
      database,
      { hasOrigin: apps.hasOrigin, keyring, branchSession, countAttempt, isOver: sessions.isOver },
      now,
    ),
    countExport: createCountExport(database, keyring, now),
    countSample: createCountSample(database, keyring, now),
    events,
    grants,
    idempotencyStore,
    idTokens,
    now,
    logoutTargets: createLogoutTargets(database, now),
    logoutTokens: createLogoutTokens(issuer, { keysOf: idTokenKeys, algOf: apps.idTokenAlgOf }, now),
    mails: createMailQueue(database, keyring, now),
    passkeys: createPasskeys(
      database,
      { keyring, sessions, note: anomalies.note, codeLimits, publicUrl: issuer, domain },
      now,
    ),
    people: createPeople(database, { codes, browsers, proofs, sessions }, now),
    pins: createPins(
      database,
      {
        seal: createPinSeal(keyring),
        tries: createPinTries(database, keyring, ACCOUNT_APP, now),
        note: anomalies.note,
        cost: work.pinCost,
      },
      now,
    ),
    platforms: createPlatforms(
      database,
      keyring,
      { publicUrl: issuer, ...NO_PLATFORMS, ...outside, signals, notify },
      now,
    ),
    proofs,
    receipts,
    refreshTokens,
    sessions,
    signIns: createSignIns(database, {
      authorizations,
      authorizeBrowsers,
      authorizeRequests,
      grants,
      holdSession: sessions.hold,
    }),
    signals,
    targets: createTargets(database, keyring, now),
    publishedKeys: async (): Promise<PublishedKeys> => {
      const { keys, isWhole } = await rsaKeys.published();
      return { keys: [...tokenKeys.published, ...keys], isWhole };
    },
    tokens,
  };
};

export type Modules = Awaited<ReturnType<typeof createModules>>;
