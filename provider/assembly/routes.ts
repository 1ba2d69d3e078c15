import { accountEntryCalls } from '../api/account-entry.ts';
import { accountAppCalls, accountPersonCalls, accountSessionCalls } from '../api/account-person.ts';
import { appFacts, appLogo } from '../api/app.ts';
import { arrivalCalls } from '../api/arrival.ts';
import { authorizeCalls } from '../api/authorize.ts';
import { authorizePageCalls } from '../api/authorize-calls.ts';
import { accountPages, demoPages, startPage } from '../api/built-pages.ts';
import type { Route } from '../api/call.ts';
import { confirmCodeCalls } from '../api/confirm-code.ts';
import { connectCalls, readings } from '../api/connect.ts';
import { endSessionCalls } from '../api/end-session.ts';
import { fedcmCalls, fedcmFiles, fedcmLogin } from '../api/fedcm.ts';
import { grantCalls } from '../api/grants.ts';
import { inbox } from '../api/inbox.ts';
import { createAnswerFor, createInfer, inference } from '../api/inference.ts';
import type { CallParts } from '../api/modules.ts';
import { openApiCall } from '../api/openapi.ts';
import { passkeyCalls } from '../api/passkeys.ts';
import { personCalls, setPin } from '../api/person.ts';
import { brandFiles, earlyPressScript } from '../api/plain-page.ts';
import { previewCalls } from '../api/preview.ts';
import { privacyPages } from '../api/privacy.ts';
import { PROOF_SCRIPT_PATH } from '../api/refusals.ts';
import { sendCodeCalls } from '../api/send-code.ts';
import { sessionCalls } from '../api/session.ts';
import { shareCalls } from '../api/share.ts';
import { shareWindowCalls } from '../api/share-window.ts';
import { accountInterestCalls, signalCalls } from '../api/signals.ts';
import { revoke, token, userinfo } from '../api/token.ts';
import { openIdConfiguration, wellKnownCalls } from '../api/well-known.ts';
import { authorizePages, framePages } from '../api/widget-pages.ts';

/** In the order of a person's flow. */
export const createRoutes = (parts: CallParts): readonly Route[] => {
  const { apps, config, cookie, demoFolder, pagesFolder, widgetFolder } = parts;
  const { publicUrl } = config;
  const infer = createInfer({ ...parts, changes: parts.preparing.changes });
  const answerFor = createAnswerFor(infer, parts.score);
  const sending = sendCodeCalls(parts);
  const confirming = confirmCodeCalls(parts);
  const passkey = passkeyCalls(parts);
  const connecting = connectCalls(parts);
  const signInPages = widgetFolder ? authorizePages(widgetFolder, pagesFolder, config) : [];
  const hasProofPage = signInPages.some(({ path }) => path === PROOF_SCRIPT_PATH);
  const routes = [
    appFacts(parts),
    sending.app,
    confirming.app,
    ...passkey.app,
    ...sessionCalls(parts),
    ...connecting.app,
    ...arrivalCalls(parts),
    readings(parts),
    ...signalCalls(parts),
    setPin(parts),
    ...shareCalls(parts),
    ...shareWindowCalls(parts),
    ...openIdConfiguration(publicUrl),
    ...authorizeCalls(parts, hasProofPage),
    ...authorizePageCalls(parts),
    ...endSessionCalls(parts),
    ...fedcmFiles(publicUrl),
    ...fedcmLogin(parts),
    ...fedcmCalls(parts),
    token(parts),
    ...userinfo(parts),
    revoke(parts),
    inference(answerFor, parts),
    ...previewCalls(answerFor, parts),
    ...grantCalls(parts),
    ...personCalls(parts),
    sending.account,
    confirming.account,
    ...accountEntryCalls(parts),
    ...passkey.account,
    ...accountPersonCalls(parts),
    ...accountAppCalls(parts),
    ...connecting.account,
    ...accountInterestCalls(infer, parts),
    ...accountSessionCalls(parts),
    ...privacyPages(config),
    ...brandFiles(config),
    appLogo(parts),
    earlyPressScript,
    ...wellKnownCalls(parts),
    ...(config.smtp === null ? [inbox(parts)] : []),
    ...(pagesFolder ? accountPages(pagesFolder, config, cookie, widgetFolder) : []),
    ...(widgetFolder ? framePages(widgetFolder, pagesFolder, apps, config) : []),
    ...signInPages,
    ...(demoFolder && widgetFolder ? demoPages(demoFolder, widgetFolder) : []),
    ...(pagesFolder ? [startPage(demoFolder ? '/demo' : '/account')] : []),
  ];
  return [...routes, openApiCall(routes, publicUrl)];
};
