import type { AccountCookie } from './api/account-cookie.ts';
import { accountEntryCalls } from './api/account-entry.ts';
import {
  accountAppCalls,
  accountPersonCalls,
  accountSessionCalls,
  createSignedOutAnswer,
} from './api/account-person.ts';
import { appFacts } from './api/app.ts';
import { arrivalCalls } from './api/arrival.ts';
import { brandFiles } from './api/brand.ts';
import { accountPages, demoPages, startPage } from './api/built-pages.ts';
import type { Route } from './api/call.ts';
import { accountSignInCalls, confirmCode, createCodeSignIn, sendCode } from './api/code-sign-in.ts';
import { connectCalls } from './api/connect.ts';
import { grantCalls } from './api/grants.ts';
import { inbox } from './api/inbox.ts';
import { createInfer, inference } from './api/inference.ts';
import { openApiCall } from './api/openapi.ts';
import { openIdCalls } from './api/openid-calls.ts';
import { createNotifyOfPasskey, passkeyCalls } from './api/passkeys.ts';
import { personCalls, setPin } from './api/person.ts';
import type { Preparing } from './api/preparing.ts';
import { privacyPages } from './api/privacy.ts';
import { PROOF_SCRIPT_PATH } from './api/problem-page.ts';
import { readings } from './api/readings.ts';
import { continueSessionCall, sessionCalls } from './api/session.ts';
import { shareCalls } from './api/share.ts';
import { accountInterestCalls, signalCalls } from './api/signals.ts';
import { revoke, token } from './api/token.ts';
import { userinfo } from './api/userinfo.ts';
import { wellKnownCalls } from './api/well-known.ts';
import { authorizePages, framePages } from './api/widget-pages.ts';
import type { Config } from './config/config.ts';
import type { Scorer } from './interests/scorer.ts';
import type { Modules } from './modules.ts';
import type { Log } from './operations/log.ts';
import type { Metrics } from './operations/metrics.ts';

interface RouteParts {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly cookie: AccountCookie;
  /** Starts sending mails at once. */
  readonly wakeMailer: () => void;
  /** Starts reading connected platforms at once. */
  readonly wakeReader: () => void;
  readonly score: Scorer;
  readonly preparing: Pick<Preparing, 'asks' | 'prepare' | 'noteItems' | 'changes'>;
  /** Whether stand-ins replace the platforms. */
  readonly hasStandIns: boolean;
  /** Folder of the built widget, for the frame; without it there is no frame. */
  readonly widgetFolder: string | undefined;
  /** Folder of the built account pages; without it there are none. */
  readonly pagesFolder: string | undefined;
  /** Folder of the demo's page; without it there is none. */
  readonly demoFolder: string | undefined;
}

/** Every call and page, in the order of a person's flow. */
export const createRoutes = (
  modules: Modules,
  config: Config,
  {
    now,
    metrics,
    log,
    cookie,
    wakeMailer,
    wakeReader,
    score,
    preparing,
    hasStandIns,
    ...folders
  }: RouteParts,
): readonly Route[] => {
  const { anomalies, apps, consent, grants, mails, passkeys, people, pins, platforms } = modules;
  const { publishedKeys, receipts, sessions, signals } = modules;
  const { pagesFolder, widgetFolder, demoFolder } = folders;
  const infer = createInfer({ platforms, signals, score, changes: preparing.changes });
  const codeSignIn = createCodeSignIn({
    note: anomalies.note,
    people,
    mails,
    wakeMailer,
    metrics,
    log,
    own: config,
  });
  const accountUrl = new URL('/account', config.publicUrl).href;
  const signedOut = createSignedOutAnswer(modules.authorizeBrowsers, cookie, config.publicUrl);
  const signInPages = widgetFolder ? authorizePages(widgetFolder, pagesFolder, config) : [];
  const notify = createNotifyOfPasskey(mails, { own: config, accountUrl });
  const passkey = passkeyCalls({ apps, passkeys, pins, notify, cookie, name: config.name });
  const connecting = connectCalls({ platforms, apps, publicUrl: config.publicUrl, wakeReader });
  const routes = [
    appFacts(
      modules,
      {
        name: config.name,
        accountUrl: pagesFolder ? accountUrl : null,
        operator: config.operator,
        privacyUrl: new URL('/privacy', config.publicUrl).href,
      },
      now,
    ),
    sendCode(codeSignIn, config.publicUrl),
    confirmCode(codeSignIn, pins, passkeys),
    ...passkey.app,
    ...sessionCalls(sessions),
    continueSessionCall(modules, cookie, config.publicUrl),
    ...connecting.app,
    ...arrivalCalls(modules, cookie, config),
    readings(modules),
    ...signalCalls(modules.archives),
    setPin(pins),
    ...shareCalls(modules, config.publicUrl, score, preparing.prepare),
    ...openIdCalls(modules, {
      publicUrl: config.publicUrl,
      own: config,
      hasStandIns,
      hasProofPage: signInPages.some(({ path }) => path === PROOF_SCRIPT_PATH),
    }),
    token(modules, config.publicUrl, preparing),
    ...userinfo(config.publicUrl),
    revoke(modules),
    inference(infer, score, consent, preparing.noteItems),
    ...grantCalls(grants),
    ...personCalls(modules, pins),
    ...accountSignInCalls(codeSignIn, cookie, config),
    ...accountEntryCalls(modules, cookie, config),
    ...passkey.account,
    ...accountPersonCalls(modules, signedOut),
    ...accountAppCalls(modules),
    ...connecting.account,
    ...accountInterestCalls(infer, signals),
    ...accountSessionCalls(sessions, signedOut),
    ...privacyPages(config),
    ...brandFiles(config),
    ...wellKnownCalls(publishedKeys, receipts, config.publicUrl),
    ...(config.smtp === null ? [inbox(mails, config.publicUrl)] : []),
    ...(pagesFolder ? accountPages(pagesFolder, config, cookie, widgetFolder) : []),
    ...(widgetFolder ? framePages(widgetFolder, pagesFolder, apps, config) : []),
    ...signInPages,
    ...(demoFolder && widgetFolder ? demoPages(demoFolder, widgetFolder) : []),
    ...(pagesFolder ? [startPage(demoFolder ? '/demo' : '/account')] : []),
  ];
  return [...routes, openApiCall(routes, config.publicUrl)];
};
