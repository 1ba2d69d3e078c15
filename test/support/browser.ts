import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Browser, type BrowserContext, chromium, type LaunchOptions } from 'playwright-core';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const SHELL = '/usr/bin/chromium-headless-shell';

// The browser must not call home: what it asks for would be mistaken for the page's own requests.
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

// Of the full browser. Playwright takes the partitions away that browsers keep for each site, and a frame in a new profile
// is then refused its storage. The lists of the address bar are pages of the browser's own: each window starts them, for a
// second of processor time beside what is tested or measured. The last of two such arguments counts.
const FULL_ARGUMENTS = [
  ...ARGUMENTS,
  '--disable-features=Translate,WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup',
];

// A process less for each frame to go through: 6 % of the processor time of the browser tests.
const SHELL_ARGUMENTS = [...ARGUMENTS, '--in-process-gpu'];

/** How a page looks unless a test says otherwise. */
export const DESKTOP = { viewport: { width: 1280, height: 860 }, reducedMotion: 'reduce' } as const;

/** How long a page may take for what a test waits for, on a machine that others share. */
export const PAGE_TIMEOUT_MS = 30_000;

const findFirst = (...paths: string[]) => paths.find((path) => existsSync(path));

const browserPath = () => process.env.CHROME_PATH ?? findFirst(...PLACES);

/** `CHROME_PATH` alone, without the shell that `npm test` names beside it, is a choice for all tests. */
const shellPath = () =>
  process.env.HEADLESS_SHELL_PATH ?? (process.env.CHROME_PATH || findFirst(SHELL)) ?? browserPath();

const FONTS = '/usr/share/fonts/truetype/dejavu';

/** Keeps fonts that other programs brought out of the pages; a system without ours draws with its own. */
const env = {
  ...process.env,
  ...(existsSync(FONTS) && { FONTCONFIG_FILE: resolve(import.meta.dirname, 'fonts.conf') }),
};

/** Starts the system's Chromium, or the one at `CHROME_PATH`. The caller closes it. */
export const launch = (options: LaunchOptions = {}): Promise<Browser> =>
  chromium.launch({ executablePath: browserPath(), args: FULL_ARGUMENTS, env, ...options });

/**
 * Starts Chromium's headless shell where there is one, else the full browser. The shell has no popup blocker and no
 * cache for going back, and needs a fifth of the processor time. Its clipboard is its own. The caller closes it.
 */
export const launchShell = (options: LaunchOptions = {}): Promise<Browser> =>
  launch({ executablePath: shellPath(), args: SHELL_ARGUMENTS, ...options });

/** Starts the full browser with the profile in a folder: the shell knows no settings of a person. The caller closes it. */
export const launchProfile = (folder: string): Promise<BrowserContext> =>
  chromium.launchPersistentContext(folder, {
    executablePath: browserPath(),
    args: FULL_ARGUMENTS,
    env,
    ...DESKTOP,
  });
