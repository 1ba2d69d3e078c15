/** Names that apps write into the name of their browser. Some of these look like Safari or Chrome otherwise. */
const APPS =
  /\b(FBAN|FBAV|FB_IAB|Instagram|LinkedInApp|Pinterest|MicroMessenger|BytedanceWebview|musical_ly|TikTok|KAKAOTALK)\b|\b(Snapchat|Line|Telegram-Android|Electron)\/|NAVER\(inapp|Twitter for /;

/** Android's WebView says `wv`, and that of iOS leaves out `Safari/`. An app may hide all of these. */
export const isInAppBrowser = (agent: string): boolean =>
  APPS.test(agent) ||
  /;\s*wv\)/.test(agent) ||
  (/\b(iPhone|iPad|iPod)\b/.test(agent) && /AppleWebKit\//.test(agent) && !/\bSafari\//.test(agent));
