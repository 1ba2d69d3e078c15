import { MOBILE_MAX_WIDTH_PX } from '../constants.ts';
import type { Attempt, OauthReport, OauthWindow } from '../machine/ports.ts';
import type { OauthContext } from './oauth-channels.ts';

const MOBILE_AGENT = /Android|iPhone|iPad|iPod|BlackBerry|IEMobile|Opera Mini|webOS|Mobi/i;

/** Whether the page itself goes to the provider: a mobile browser, or a width up to 768 px (specification §9). */
export const isMobile = ({ navigator, innerWidth }: Pick<Window, 'navigator' | 'innerWidth'>): boolean =>
  MOBILE_AGENT.test(navigator.userAgent) || innerWidth <= MOBILE_MAX_WIDTH_PX;

/**
 * An attempt on mobile: the page itself leaves, and `readReturn` finds the stored attempt when it is loaded
 * again (contract §2.6).
 */
export const openRedirect = (
  attempt: Attempt,
  report: (report: OauthReport) => void,
  { environment, attempts }: Pick<OauthContext, 'environment' | 'attempts'>,
): OauthWindow => {
  let isLeaving = false;
  const restored = ({ persisted }: PageTransitionEvent) => {
    if (!persisted || !isLeaving) return;
    isLeaving = false;
    report({ type: 'oauth.restored' });
  };
  environment.window.addEventListener('pageshow', restored);

  return {
    navigate(url) {
      isLeaving = true;
      attempts.save({ ...attempt, startedAt: environment.now(), returnTo: environment.window.location.href });
      report({ type: 'oauth.leaving' });
      environment.leave(url);
    },
    close() {
      environment.window.removeEventListener('pageshow', restored);
      // A page on its way out needs the attempt when it comes back.
      if (!isLeaving) attempts.forget(attempt.state);
    },
  };
};
