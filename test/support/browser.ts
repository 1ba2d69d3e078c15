import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Browser, type BrowserContext, chromium, type LaunchOptions } from 'playwright-core';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const SHELL = '/usr/bin/chromium-headless-shell';

// The browser must not make its own requests: they would be mistaken for the page's.
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

// Playwright disables storage partitions by site: a frame in a new profile would then have no storage, or that of the
// provider's own pages. Only the last of two such arguments counts, so this one repeats those names of Playwright that
// concern pages.
const withoutFeatures = (...names: readonly string[]) =>
  `--disable-features=${['AvoidCorsURLLoaderRestartOnRedirect', 'HttpsUpgrades', 'PaintHolding', ...names].join()}`;

// The suggestion lists of the address bar are pages of the browser, and each window starts them, which takes a second of
// processor time.
const FULL_ARGUMENTS = [
  ...ARGUMENTS,
  withoutFeatures('Translate', 'WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'),
];

// Playwright's connection makes V8 ask for source positions, for which it would parse every function of a page a second
// time. V8 records them at the first parse instead: opening a dialog on a new page needs 12 % less processor time.
const V8_FLAGS = '--js-flags=--no-enable-lazy-source-positions';

// Frames need one process less: this saves 6 % of the processor time of the browser tests.
export const SHELL_ARGUMENTS = [...ARGUMENTS, withoutFeatures(), '--in-process-gpu', V8_FLAGS];

export const DESKTOP = { viewport: { width: 1280, height: 860 }, reducedMotion: 'reduce' } as const;

/** Time limit for a page's expected content, on a shared machine. */
export const PAGE_TIMEOUT_MS = 30_000;

const findFirst = (...paths: string[]) => paths.find((path) => existsSync(path));

const browserPath = () => process.env.CHROME_PATH ?? findFirst(...PLACES);

/** Without the shell's path, which `npm test` adds, `CHROME_PATH` chooses the browser of all tests. */
const shellPath = () =>
  process.env.HEADLESS_SHELL_PATH ?? (process.env.CHROME_PATH || findFirst(SHELL)) ?? browserPath();

const FONTS = '/usr/share/fonts/truetype/dejavu';

/** Hides fonts of other programs from the pages. A system without our fonts draws with its own. */
const env = {
  ...process.env,
  ...(existsSync(FONTS) && { FONTCONFIG_FILE: resolve(import.meta.dirname, 'fonts.conf') }),
};

/** Starts the system's Chromium, or the one at `CHROME_PATH`. The caller closes it. */
export const launch = (options: LaunchOptions = {}): Promise<Browser> =>
  chromium.launch({ executablePath: browserPath(), args: FULL_ARGUMENTS, env, ...options });

/** The shell has no popup blocker and no back-forward cache, and needs a fifth of the processor time. */
export const launchShell = (options: LaunchOptions = {}): Promise<Browser> =>
  launch({ executablePath: shellPath(), args: SHELL_ARGUMENTS, ...options });

/** Starts the full browser with the profile in a folder, because the shell has no profile settings. */
export const launchProfile = (folder: string): Promise<BrowserContext> =>
  chromium.launchPersistentContext(folder, {
    executablePath: browserPath(),
    args: FULL_ARGUMENTS,
    env,
    ...DESKTOP,
  });
