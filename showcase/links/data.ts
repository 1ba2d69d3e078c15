/** The bot of every link on these pages. Change it here to try another bot. */
export const BOT_NAME = 'MosaicConnectBot';

/** The message that the links carry to the bot, before encoding. */
export const TEST_MESSAGE = 'Hello from the job board';

/** Query parameters of a link that opens a bot's chat, its attachment menu or its mini-app. */
export type StartParameter = 'start' | 'startattach' | 'startapp';

export interface LinkTest {
  readonly parameter: StartParameter;
  readonly title: string;
  readonly action: string;
  readonly effect: string;
}

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
] as const satisfies readonly LinkTest[];

export const SHEETS = [
  { to: '/telegram', name: 'Deep links' },
  { to: '/auth', name: 'Authentication' },
  { to: '/callback', name: 'Callback' },
] as const;
