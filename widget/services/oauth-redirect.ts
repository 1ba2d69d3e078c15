import { MOBILE_MAX_WIDTH_PX } from '../constants.ts';
import type { Attempt, OauthReport, OauthWindow } from '../machine/ports.ts';
import type { OauthContext } from './oauth-result.ts';

const MOBILE_AGENT = /Android|iPhone|iPad|iPod|BlackBerry|IEMobile|Opera Mini|webOS|Mobi/i;

/** Whether the page itself goes to the provider: on a mobile browser, or up to a width of 768 px (specification §9). */
export const isMobile = ({ navigator, innerWidth }: Pick<Window, 'navigator' | 'innerWidth'>): boolean =>
  MOBILE_AGENT.test(navigator.userAgent) || innerWidth <= MOBILE_MAX_WIDTH_PX;

/** An attempt on mobile: the page itself navigates; `readReturn` finds the stored attempt afterwards (contract §2.6). */
export const prepareRedirect = (
  attempt: Attempt,
  report: (report: OauthReport) => void,
  { environment, attempts, element }: Pick<OauthContext, 'environment' | 'attempts' | 'element'>,
): OauthWindow => {
  const { window } = environment;
  let isLeaving = false;
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted || !isLeaving) return;
    isLeaving = false;
    report({ type: 'oauth.restored' });
  };
  const onBeforeUnload = (event: BeforeUnloadEvent) => {
    // The browser asks the person whether to leave. No event reports the answer, but a timer runs after it.
    if (isLeaving) setTimeout(() => event.defaultPrevented && report({ type: 'oauth.restored' }));
  };
  window.addEventListener('pageshow', onPageShow);
  window.addEventListener('beforeunload', onBeforeUnload);

  return {
    navigate(url) {
      isLeaving = true;
      attempts.save({ ...attempt, startedAt: environment.now(), returnTo: window.location.href, element });
      report({ type: 'oauth.leaving' });
      environment.leave(url);
    },
    close() {
      window.removeEventListener('pageshow', onPageShow);
      window.removeEventListener('beforeunload', onBeforeUnload);
      // A navigating page needs the attempt when it returns.
      if (!isLeaving) attempts.forget(attempt.state);
    },
  };
};
