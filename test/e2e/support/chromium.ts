import type { Browser, BrowserContext, BrowserContextOptions, LaunchOptions } from 'playwright-core';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import type { UserRecord } from '../../../widget/types.ts';
import { DESKTOP, launch, launchShell, PAGE_TIMEOUT_MS } from '../../support/browser.ts';
import { RECORD_KEY } from './saved.ts';
import { withSession } from './session.ts';

export interface VisitOptions extends BrowserContextOptions {
  /** The record that an earlier visit left; its session is a new one. */
  readonly user?: UserRecord;
}

const storageWith = async (user: UserRecord) => ({
  cookies: [],
  origins: [
    {
      origin: inject('baseUrl'),
      localStorage: [{ name: RECORD_KEY, value: JSON.stringify(await withSession(user)) }],
    },
  ],
});

/** The browser of all test files that run in this process; Playwright ends it with the process. */
let shared: Promise<Browser> | undefined;

const sharedBrowser = async (): Promise<Browser> => {
  const running = await shared;
  if (running?.isConnected()) return running;
  shared = launchShell();
  return shared;
};

/**
 * The browser that the files share, and for each visit a clean profile that ends with the test. A file that needs what
 * only the full browser has, or launch options, gets one of its own.
 */
export const useChromium = (launchOptions?: LaunchOptions) => {
  let browser: Browser;
  let opened: BrowserContext[] = [];
  beforeAll(async () => {
    browser = launchOptions ? await launch(launchOptions) : await sharedBrowser();
  });
  afterEach(async () => {
    await Promise.all(opened.map((context) => context.close()));
    opened = [];
  });
  afterAll(async () => {
    if (launchOptions) await browser.close();
  });

  /** A new profile, which the caller closes: for pages that several tests use. */
  const open = async ({ user, ...options }: VisitOptions = {}): Promise<BrowserContext> => {
    const storageState = user && (await storageWith(user));
    const context = await browser.newContext({ ...DESKTOP, storageState, ...options });
    context.setDefaultTimeout(PAGE_TIMEOUT_MS);
    return context;
  };

  return {
    open,
    /** A new profile that ends with the test. */
    visit: async (options?: VisitOptions): Promise<BrowserContext> => {
      const context = await open(options);
      opened.push(context);
      return context;
    },
  };
};

export type Visit = ReturnType<typeof useChromium>['visit'];
