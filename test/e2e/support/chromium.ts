import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type LaunchOptions,
} from 'playwright-core';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import type { UserRecord } from '../../../widget/types.ts';
import { launch, PAGE_TIMEOUT_MS } from '../../support/browser.ts';

const DESKTOP = { viewport: { width: 1280, height: 860 }, reducedMotion: 'reduce' } as const;

export interface VisitOptions extends BrowserContextOptions {
  /** The record that an earlier visit left. */
  readonly user?: UserRecord;
}

const storageWith = (user: UserRecord) => ({
  cookies: [],
  origins: [
    {
      origin: inject('baseUrl'),
      localStorage: [{ name: 'data-connect:mosaic:user', value: JSON.stringify(user) }],
    },
  ],
});

/**
 * The browser that all files share, and for each visit a profile of its own that ends with the test. A file that needs
 * other launch options gets a browser of its own.
 */
export const useChromium = (launchOptions?: LaunchOptions) => {
  let browser: Browser;
  let contexts: BrowserContext[] = [];
  beforeAll(async () => {
    browser = launchOptions ? await launch(launchOptions) : await chromium.connect(inject('browserEndpoint'));
  });
  afterEach(async () => {
    await Promise.all(contexts.map((context) => context.close()));
    contexts = [];
  });
  // Only the connection ends where the browser is shared.
  afterAll(() => browser.close());

  /** A profile that stays until the file ends, or its caller closes it: for a page that several tests use. */
  const open = async ({ user, ...options }: VisitOptions = {}): Promise<BrowserContext> => {
    const storageState = user && storageWith(user);
    const context = await browser.newContext({ ...DESKTOP, storageState, ...options });
    context.setDefaultTimeout(PAGE_TIMEOUT_MS);
    return context;
  };

  return {
    open,
    visit: async (options?: VisitOptions): Promise<BrowserContext> => {
      const context = await open(options);
      contexts.push(context);
      return context;
    },
  };
};

export type Visit = ReturnType<typeof useChromium>['visit'];
