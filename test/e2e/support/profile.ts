import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext } from 'playwright-core';
import { launchProfile, PAGE_TIMEOUT_MS } from '../../support/browser.ts';

/** Settings of a person who blocks storage for all sites. */
export const BLOCKS_ALL = { profile: { default_content_setting_values: { cookies: 2 } } };

/** Settings of a person who blocks storage for third parties, as private windows do by default. */
export const BLOCKS_THIRD_PARTIES = { profile: { cookie_controls_mode: 1 } };

/** Runs the full browser with a new profile that has these settings, and removes both. */
export const inProfile = async (settings: object, visit: (context: BrowserContext) => Promise<void>) => {
  const folder = mkdtempSync(join(tmpdir(), 'data-connect-profile-'));
  mkdirSync(join(folder, 'Default'));
  writeFileSync(join(folder, 'Default', 'Preferences'), JSON.stringify(settings));
  const context = await launchProfile(folder);
  context.setDefaultTimeout(PAGE_TIMEOUT_MS);
  try {
    await visit(context);
  } finally {
    await context.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
};
