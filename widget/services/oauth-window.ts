import type { Attempt, OauthReport, OauthWindow } from '../machine/ports.ts';
import { openPopup } from './oauth-popup.ts';
import { isMobile, prepareRedirect } from './oauth-redirect.ts';
import type { OauthContext } from './oauth-result.ts';

/** Opens an attempt's window or, on mobile, prepares the page's own redirect. */
export const openOauthWindow = (
  attempt: Attempt,
  report: (report: OauthReport) => void,
  context: OauthContext,
): OauthWindow =>
  isMobile(context.environment.window)
    ? prepareRedirect(attempt, report, context)
    : openPopup(attempt, report, context);
