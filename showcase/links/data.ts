/** The bot that every link of these pages opens; change it here to try another. */
export const BOT_NAME = 'MosaicConnectBot';

/** What the links carry to the bot, encoded. */
export const TEST_MESSAGE = 'Hello from the job board';

/** Query parameters by which a link opens a bot's chat, its attachment menu or its mini-app. */
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
