import type { ConnectorName } from '../types.ts';

/** Platforms whose consent page refuses the browsers inside other apps (`disallowed_useragent`). */
const REFUSING: readonly ConnectorName[] = ['youtube', 'gmail'];

export const refusesInApps = (platform: ConnectorName): boolean => REFUSING.includes(platform);

/**
 * Whether the page is in the browser inside another app, by the documented marks alone: Android's WebView says `wv`, and
 * that of iOS leaves out `Safari/`. An app may hide both.
 */
export const isInAppBrowser = (agent: string): boolean =>
  /;\s*wv\)/.test(agent) ||
  (/\b(iPhone|iPad|iPod)\b/.test(agent) && /AppleWebKit\//.test(agent) && !/\bSafari\//.test(agent));
