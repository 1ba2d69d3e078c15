import type { Browser, BrowserContext, BrowserContextOptions, LaunchOptions } from 'playwright-core';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import type { UserRecord } from '../../../widget/types.ts';
import { launch, PATIENCE_MS } from '../../support/browser.ts';

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

/** One browser for the tests of a file, and for each visit a profile of its own that ends with the test. */
export const useChromium = (launchOptions: LaunchOptions = {}) => {
  let browser: Browser;
  let contexts: BrowserContext[] = [];
  beforeAll(async () => {
    browser = await launch(launchOptions);
  });
  afterEach(async () => {
    await Promise.all(contexts.map((context) => context.close()));
    contexts = [];
  });
  afterAll(() => browser.close());

  return {
    visit: async ({ user, ...options }: VisitOptions = {}): Promise<BrowserContext> => {
      const storageState = user && storageWith(user);
      const context = await browser.newContext({ ...DESKTOP, storageState, ...options });
      context.setDefaultTimeout(PATIENCE_MS);
      contexts.push(context);
      return context;
    },
  };
};
