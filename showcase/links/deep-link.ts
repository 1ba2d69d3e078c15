import { BOT_NAME, type StartParameter } from './data.ts';

/**
 * Encodes text as base64url of its UTF-8 bytes. A start parameter allows only A–Z, a–z, 0–9, `_` and `-`
 * (https://core.telegram.org/bots/features#deep-linking).
 */
export const encodeMessage = (message: string) =>
  btoa(String.fromCharCode(...new TextEncoder().encode(message)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** Returns `https://t.me/{bot}?{parameter}={payload}`. The payload must already be encoded. */
export const deepLink = (parameter: StartParameter, payload: string, bot: string = BOT_NAME) =>
  `https://t.me/${bot}?${parameter}=${payload}`;
