import { isInAppBrowser } from '../../common/in-app-browser.ts';
import { POPUP_AUTO_CLOSE_MS, POPUP_HEIGHT_PX, POPUP_POLL_MS, POPUP_WIDTH_PX } from '../constants.ts';
import type { Attempt, OauthReport, OauthWindow } from '../machine/ports.ts';
import { openWindow, type Popup } from './environment.ts';
import { listenForResult, type OauthContext, reportOf, resultAt } from './oauth-result.ts';

/** To call in the task of a press. `null` if no window can open, or it is cut off from this page. */
export const openWaiting = (
  environment: Pick<OauthContext['environment'], 'window' | 'open'>,
  waitingPage = 'about:blank',
): Popup | null => {
  const { window } = environment;
  const left = Math.round(window.screenX + (window.outerWidth - POPUP_WIDTH_PX) / 2);
  const top = Math.round(window.screenY + (window.outerHeight - POPUP_HEIGHT_PX) / 2);
  const size = `width=${POPUP_WIDTH_PX},height=${POPUP_HEIGHT_PX}`;
  return openWindow(environment, waitingPage, '_blank', `popup,${size},left=${left},top=${top}`);
};

const placeOf = ({ location }: Popup): 'blank' | 'home' | 'away' => {
  try {
    return location.href === 'about:blank' ? 'blank' : 'home';
  } catch {
    // Reading the address throws while the window shows another origin.
    return 'away';
  }
};

/** On desktop: a window, opened in the present task, because browsers block a later one. The first result counts. */
export const openPopup = (
  attempt: Attempt,
  report: (report: OauthReport) => void,
  context: OauthContext,
): OauthWindow => {
  const { environment, attempts, needsNoOpener, callbackPage } = context;
  const popup = openWaiting(environment, context.waitingPage);
  if (!popup) {
    const isInApp = isInAppBrowser(environment.window.navigator.userAgent);
    report(isInApp ? { type: 'oauth.refused', problem: { code: 'popup.inApp' } } : { type: 'oauth.blocked' });
    return { navigate: () => {}, close: () => {} };
  }

  let isBlank = true;
  let isReportedClosed = false;
  let wasAway = false;
  let homeSince: number | null = null;

  const stop = () => {
    clearInterval(poll);
    channels.stop();
    attempts.forget(attempt.state);
  };
  const channels = listenForResult(
    attempt,
    (result) => {
      stop();
      report(reportOf(result));
    },
    context,
  );
  const reportClosed = () => {
    if (isReportedClosed) return;
    isReportedClosed = true;
    report({ type: 'oauth.closed', blank: isBlank });
  };
  const closeWhenHome = () => {
    const place = placeOf(popup);
    if (place === 'home' && callbackPage !== undefined)
      channels.take(resultAt(popup.location.href, callbackPage, environment.now()));
    wasAway ||= place === 'away';
    // If the provider is on our own origin, as in the sandbox, its window must stay open while the person reads.
    if (place !== 'home' || !wasAway) homeSince = null;
    else if (homeSince === null) homeSince = environment.now();
    else if (environment.now() - homeSince >= POPUP_AUTO_CLOSE_MS) popup.close();
  };
  const poll = setInterval(() => {
    channels.look();
    if (popup.closed) reportClosed();
    else closeWhenHome();
  }, POPUP_POLL_MS);
  attempts.save({ ...attempt, startedAt: environment.now() });

  return {
    navigate(url) {
      if (popup.closed) return reportClosed();
      isBlank = false;
      // With an opener, the provider's page could navigate the host's page to another address (reverse tabnabbing).
      if (needsNoOpener && placeOf(popup) !== 'away') popup.opener = null;
      popup.location.replace(url);
    },
    close() {
      stop();
      // A browser may refuse to close another origin's page without an opener. The person then closes the window.
      popup.close();
    },
  };
};
