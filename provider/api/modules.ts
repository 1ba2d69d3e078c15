import { ACCOUNT_APP } from '../apps/app.ts';
import { createTerms } from '../apps/app-rows.ts';
import { createApps } from '../apps/apps.ts';
import { createClients } from '../apps/clients.ts';
import { CODE_LIMITS, type CodeLimits, type Config, DEFAULT_NAME } from '../config/config.ts';
import { createAccessTokens } from '../consent/access-tokens.ts';
import { createAuthorizations } from '../consent/authorizations.ts';
import { createAuthorizeBrowsers } from '../consent/authorize-browsers.ts';
import { createAuthorizeRequests } from '../consent/authorize-requests.ts';
import { createCodeExchange } from '../consent/code-exchange.ts';
import { createConsent } from '../consent/consent.ts';
import { createGrantRows } from '../consent/grant-rows.ts';
import { createGrants } from '../consent/grants.ts';
import { createIdTokens, type IdTokenKeys } from '../consent/id-tokens.ts';
import { createIdempotencyStore } from '../consent/idempotency-store.ts';
import { createQuestionDays, createQuestionItems } from '../consent/questions.ts';
import { createReceipts, type Processor } from '../consent/receipts.ts';
import { createRefreshTokens } from '../consent/refresh-tokens.ts';
import { createRsaKeys, type PublishedKeys } from '../consent/rsa-keys.ts';
import { createSignIns } from '../consent/sign-ins.ts';
import type { Database } from '../database/database.ts';
import type { CountedClient } from '../http/client-address.ts';
import { createArchives, readEntries as readEntriesHere } from '../interests/archives.ts';
import type { Scorer } from '../interests/scorer.ts';
import { createSignals } from '../interests/signals.ts';
import type { TextReading } from '../interests/text-reading.ts';
import { createMailQueue } from '../mail/mail-queue.ts';
import { createStoredMails } from '../mail/stored-mails.ts';
import { createAnomalies, createAudit, PROVIDER } from '../operations/audit.ts';
import type { Log } from '../operations/log.ts';
import type { Metrics } from '../operations/metrics.ts';
import { createAccountTickets } from '../people/account-tickets.ts';
import { CONFIRMED, createBrowserTokens } from '../people/browser-tokens.ts';
import { createClientLimits } from '../people/client-limits.ts';
import { createCodeLimits } from '../people/code-limits.ts';
import { createSendCode } from '../people/codes.ts';
import { createConfirmCode } from '../people/confirm-code.ts';
import { createContinueSession } from '../people/continue-session.ts';
import { createLimits } from '../people/limits.ts';
import { createPasskeys } from '../people/passkeys/passkeys.ts';
import { createPeople } from '../people/people.ts';
import { createPins, PIN_COST } from '../people/pins.ts';
import { createProofs, PROOF_COST, type ProofCost } from '../people/proofs.ts';
import { createSessions, type Session } from '../people/sessions.ts';
import { createPlatforms, type PlatformsOptions } from '../platforms/platforms.ts';
import type { Keyring } from '../secrets/keyring.ts';
import { createPinSeal } from '../secrets/pin-seal.ts';
import { signingKeys } from '../secrets/signing-keys.ts';
import { createLogoutTokens } from '../webhooks/delivery.ts';
import { createEvents } from '../webhooks/events.ts';
import { createLogoutTargets, createTargets } from '../webhooks/targets.ts';
import type { AccountCookie } from './account-cookie.ts';
import type { Preparing } from './preparing.ts';

export const PLATFORM_TIMEOUT_MS = 10_000;

export interface HashCosts {
  /** Cost N of scrypt. */
  readonly pin: number;
  readonly proof: ProofCost;
}

interface Outside extends Omit<PlatformsOptions, 'signals' | 'notify'> {
  readonly codeLimits: CodeLimits;
  readonly hashCosts: HashCosts;
  /** The domain that passkeys belong to; `null` for the host of the issuer. */
  readonly passkeyDomain: string | null;
  readonly processor: Processor;
  readonly readEntries: TextReading['readEntries'];
  /** Called if a sign of an attack is not in the audit log. */
  readonly reportUnrecorded: (error: unknown) => void;
}

const NO_PLATFORMS = {
  credentials: {},
  network: { fetch: globalThis.fetch, timeoutMs: PLATFORM_TIMEOUT_MS },
  standIn: null,
  report: () => {},
} satisfies Partial<PlatformsOptions>;

/** @param outside the connection to the platforms, and the operator's limits */
export const createModules = async (
  database: Database,
  keyring: Keyring,
  issuer: string,
  now: () => number,
  {
    codeLimits = CODE_LIMITS,
    hashCosts = { pin: PIN_COST, proof: PROOF_COST },
    passkeyDomain: domain = null,
    processor = { name: DEFAULT_NAME, contact: null, jurisdiction: null },
    reportUnrecorded = () => {},
    readEntries = readEntriesHere,
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
  const limits = createLimits(database, keyring, now);
  const clientLimits = createClientLimits(limits, codeLimits);
  const { countCode, countWrong, giveBack } = createCodeLimits(limits, codeLimits);
  const tokenKeys = await signingKeys(keyring, 'token-key');
  const receipts = createReceipts(database, await signingKeys(keyring, 'receipt-key'), now);
  const idempotencyStore = createIdempotencyStore(database, keyring, now);
  const tokens = createAccessTokens(issuer, tokenKeys, now);
  const questionDays = createQuestionDays(database, now);
  const questionItems = createQuestionItems(
    database,
    { keyring, questionDays, countCall: (trx, holder) => limits.count(trx, 'question', holder) },
    now,
  );
  const rows = createGrantRows(database, now);
  const authorizations = createAuthorizations(database, anomalies.note, now);
  const refreshTokens = createRefreshTokens(database, keyring, anomalies.note, now);
  const rsaKeys = createRsaKeys(database, keyring, now);
  const idTokenKeys: IdTokenKeys = async (alg) => (alg === 'RS256' ? rsaKeys.keys() : tokenKeys);
  const idTokens = createIdTokens(issuer, idTokenKeys, now);
  const authorizeRequests = createAuthorizeRequests(
    database,
    { keyring, countRequest: clientLimits.countSignIn },
    now,
  );
  const authorizeBrowsers = createAuthorizeBrowsers(database, { holdSession: sessions.hold });
  const grants = createGrants(database, { rows, receipts, notify }, now);
  const browsers = createBrowserTokens(keyring, now);
  const proofs = createProofs(keyring, hashCosts.proof, now);
  const apps = createApps(database, now);
  await receipts.keepKeys((trx, keys) =>
    audit.record(trx, PROVIDER, { action: 'provider.keys-added', detail: { keys } }),
  );
  return {
    anomalies,
    accountTickets: createAccountTickets(database, sessions, limits, now),
    apps: { ...apps, ...createTerms(database) },
    archives: createArchives(database, readEntries, now),
    questionDays,
    questionItems,
    audit,
    authorizations,
    authorizeBrowsers,
    authorizeRequests,
    browsers,
    clients: createClients(database, now),
    sendCode: createSendCode(database, { keyring, countCode, browsers, proofs }, now),
    confirmCode: createConfirmCode(
      database,
      { keyring, count: limits.count, countWrong, giveBack, browsers, sessions },
      now,
    ),
    confirmedBrowsers: createBrowserTokens(keyring, now, CONFIRMED),
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
        countShare: (trx, personId, appId) => limits.count(trx, 'share', personId, appId),
        questionItems,
        notify,
      },
      now,
    ),
    continueSession: createContinueSession(database, { hasOrigin: apps.hasOrigin, limits, sessions }, now),
    /** @throws Problem archive.limit */
    countArchive: ({ personId, appId }: Pick<Session, 'personId' | 'appId'>) =>
      database.transaction((trx) => limits.count(trx, 'archive', personId, appId)),
    countExport: (personId: string) => database.transaction((trx) => limits.count(trx, 'export', personId)),
    countPreview: (personId: string) => database.transaction((trx) => limits.count(trx, 'preview', personId)),
    countSample: (client: CountedClient) =>
      database.transaction((trx) => clientLimits.countSample(trx, client)),
    events,
    grants,
    idempotencyStore,
    idTokens,
    now,
    logoutTargets: createLogoutTargets(database, now),
    logoutTokens: createLogoutTokens(issuer, { keysOf: idTokenKeys, algOf: apps.idTokenAlgOf }, now),
    mails: { ...createMailQueue(database, keyring, now), ...createStoredMails(database, keyring, now) },
    passkeys: createPasskeys(
      database,
      { keyring, limits, sessions, note: anomalies.note, publicUrl: issuer, domain },
      now,
    ),
    people: createPeople(database, sessions, now),
    pins: createPins(
      database,
      {
        seal: createPinSeal(keyring),
        limits,
        note: anomalies.note,
        cost: hashCosts.pin,
        accountApp: ACCOUNT_APP,
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

/** Renews a person in memory after each write of their signals. */
export const renewing = (modules: Modules, renew: Preparing['renew']): Modules => {
  const after =
    <Rest extends readonly unknown[], Result>(
      write: (person: string, ...rest: Rest) => Promise<Result>,
    ): typeof write =>
    async (personId, ...rest) => {
      const result = await write(personId, ...rest);
      renew(personId);
      return result;
    };
  const { archives, people, platforms, signals } = modules;
  return {
    ...modules,
    archives: {
      ...archives,
      remove: after(archives.remove),
      replace: after(archives.replace),
    },
    people: { ...people, erase: after(people.erase) },
    platforms: {
      ...platforms,
      complete: after(platforms.complete),
      disconnect: after(platforms.disconnect),
      readAgain: after(platforms.readAgain),
    },
    signals: { ...signals, remove: after(signals.remove) },
  };
};

export interface CallParts extends Modules {
  readonly config: Config;
  readonly cookie: AccountCookie;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly wakeMailer: () => void;
  readonly wakeReader: () => void;
  readonly score: Scorer;
  readonly withheldAmong: TextReading['withheldAmong'];
  readonly preparing: Preparing;
  /** Whether stand-ins replace the platforms. */
  readonly hasStandIns: boolean;
  /** Folders of the built widget, account pages and demo; a folder that is absent has no pages. */
  readonly widgetFolder: string | undefined;
  readonly pagesFolder: string | undefined;
  readonly demoFolder: string | undefined;
}
