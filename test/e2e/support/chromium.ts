import type { Browser, BrowserContext, BrowserContextOptions, LaunchOptions } from 'playwright-core';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import type { UserRecord } from '../../../widget/types.ts';
import { DESKTOP, launch, launchShell, PAGE_TIMEOUT_MS } from '../../support/browser.ts';
import { IS_FRAMED } from './host-page.ts';
import { RECORD_KEY, saveInFrame } from './saved.ts';
import { withSession } from './session.ts';

export interface VisitOptions extends BrowserContextOptions {
  /** The record of an earlier visit, with a new session. */
  readonly user?: UserRecord;
  /** The id of the application that the session is for; that of host pages by default. */
  readonly appId?: string;
}

const storageWith = (record: UserRecord) => ({
  cookies: [],
  origins: [
    {
      origin: inject('baseUrl'),
      localStorage: [{ name: RECORD_KEY, value: JSON.stringify(record) }],
    },
  ],
});

/** The browser of all test files in this process. Playwright ends it with the process. */
let shared: Promise<Browser> | undefined;

const sharedBrowser = async (): Promise<Browser> => {
  const running = await shared;
  if (running?.isConnected()) return running;
  shared = launchShell();
  return shared;
};

const MAX_TRIES = 5;

const endOnce = async (context: BrowserContext) => {
  await context.setOffline(true);
  for (const routed of [context, ...context.pages()]) await routed.unrouteAll({ behavior: 'ignoreErrors' });
  await context.close();
};

/**
 * Removes the routes first, because their handlers would fail after the test. A window that closes by itself
 * interrupts the end of the profile, which is then repeated.
 */
const end = async (context: BrowserContext, tries = 1): Promise<void> => {
  if (context.isClosed()) return;
  try {
    await endOnce(context);
  } catch (error) {
    if (tries === MAX_TRIES) throw error;
    await end(context, tries + 1);
  }
};

/** The shared browser; with launch options a separate one. `launchShell` needs a fifth of the processor time. */
export const useChromium = (launchOptions?: LaunchOptions, start = launch) => {
  let browser: Browser;
  let opened: BrowserContext[] = [];
  beforeAll(async () => {
    browser = launchOptions ? await start(launchOptions) : await sharedBrowser();
  });
  afterEach(async () => {
    const ended = opened;
    opened = [];
    await Promise.all(ended.map((context) => end(context)));
  });
  afterAll(async () => {
    if (launchOptions) await browser.close();
  });

  /** A new profile that the caller closes, for pages that several tests use. */
  const open = async ({ user, appId, ...options }: VisitOptions = {}): Promise<BrowserContext> => {
    const record = user && (await withSession(user, appId));
    const storageState = record && !IS_FRAMED ? storageWith(record) : undefined;
    const context = await browser.newContext({ ...DESKTOP, storageState, ...options });
    context.setDefaultTimeout(PAGE_TIMEOUT_MS);
    if (record && IS_FRAMED) await saveInFrame(context, record);
    return context;
  };

  return {
    open,
    visit: async (options?: VisitOptions): Promise<BrowserContext> => {
      const context = await open(options);
      opened.push(context);
      return context;
    },
  };
};

export type Visit = ReturnType<typeof useChromium>['visit'];
