import { BOT_NAME, type StartParameter } from './data.ts';

/**
 * Text as base64url of its UTF-8 bytes: the only characters that a start parameter may hold are
 * A–Z, a–z, 0–9, `_` and `-` (https://core.telegram.org/bots/features#deep-linking).
 */
export const encodeMessage = (message: string) =>
  btoa(String.fromCharCode(...new TextEncoder().encode(message)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** `https://t.me/{bot}?{parameter}={payload}`; the payload is encoded already. */
export const deepLink = (parameter: StartParameter, payload: string, bot: string = BOT_NAME) =>
  `https://t.me/${bot}?${parameter}=${payload}`;
