import type { Attempt, OauthReport, OauthWindow } from '../machine/ports.ts';
import { base64UrlOf } from './encoding.ts';
import type { WebCrypto } from './environment.ts';
import type { OauthContext } from './oauth-channels.ts';
import { openPopup } from './oauth-popup.ts';
import { isMobile, openRedirect } from './oauth-redirect.ts';

const STATE_BYTES = 32;

/** A random one-time `state` of 256 bits (contract §2.6). */
export const newState = (crypto: WebCrypto): string =>
  base64UrlOf(crypto.getRandomValues(new Uint8Array(STATE_BYTES)));

/** Opens an attempt's window or, on mobile, prepares the page's own redirect. */
export const openOauthWindow = (
  attempt: Attempt,
  report: (report: OauthReport) => void,
  context: OauthContext,
): OauthWindow =>
  isMobile(context.environment.window)
    ? openRedirect(attempt, report, context)
    : openPopup(attempt, report, context);
