export const BOT_NAME = 'MosaicConnectBot';

export const TEST_MESSAGE = 'Hello from the job board';

export const LINK_TESTS = [
  {
    parameter: 'start',
    title: 'Start the bot',
    action: 'Open the bot',
    effect: 'Opens a chat with the bot. Its Start button sends the message along.',
  },
  {
    parameter: 'startattach',
    title: 'Attach to a chat',
    action: 'Attach the bot',
    effect: 'Adds the bot to the attachment menu, then opens it over the chat you came from.',
  },
  {
    parameter: 'startapp',
    title: 'Open the mini-app',
    action: 'Open the mini-app',
    effect: 'Opens the bot’s main mini-app, which reads the message when it launches.',
  },
] as const;

export type StartParameter = (typeof LINK_TESTS)[number]['parameter'];

export const SHEETS = [
  { to: '/telegram', name: 'Deep links' },
  { to: '/auth', name: 'Authentication' },
  { to: '/callback', name: 'Callback' },
] as const;

/** Base64url, because of a start parameter's characters (https://core.telegram.org/bots/features#deep-linking). */
export const encodeMessage = (message: string) =>
  btoa(String.fromCharCode(...new TextEncoder().encode(message)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** The payload must already be encoded. */
export const deepLink = (parameter: StartParameter, payload: string) =>
  `https://t.me/${BOT_NAME}?${parameter}=${payload}`;

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const SESSION_ID_LENGTH = 8;

export const createSessionId = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(SESSION_ID_LENGTH)), (word) =>
    LETTERS.charAt(word % LETTERS.length),
  ).join('');

export const isAuthReturn = (search: URLSearchParams) =>
  Boolean(search.get('code')) && Boolean(search.get('state'));
